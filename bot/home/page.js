
// What a tap brings stands at the end of the channel: go there, wherever one was looking, and
// stay there while the preview, which would rather keep the old place, lays out what is new.
const channelTimeline = document.querySelector(".channel-timeline");
const LAYOUT_MS = 600;
let newestShown;
function showEnd(until) {
  channelTimeline.scrollTop = channelTimeline.scrollHeight;
  if (performance.now() < until) requestAnimationFrame(() => showEnd(until));
}
new MutationObserver(() => {
  const newest = [...channelTimeline.querySelectorAll("[data-message-id]")].at(-1)?.dataset.messageId;
  if (newest === newestShown) return;
  newestShown = newest;
  showEnd(performance.now() + LAYOUT_MS);
}).observe(channelTimeline, { childList: true, subtree: true });
