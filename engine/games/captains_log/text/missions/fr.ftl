### Missions du Journal de Bord : titres et récits, puis ce qui se dit des missions.

mission-title = { $mission ->
    [transport-01] Le clavecin du gouverneur
    [transport-02] Des lettres sous deux cachets
    [transport-03] Les abeilles du vicaire
    [transport-04] Une cloche pour l’îlot
    [transport-05] Graines et jeunes pousses
    [transport-06] Le coffre du notaire
    [transport-07] Un bourreau en congé
    [transport-08] La dîme des pêcheurs de perles
    [transport-09] L’argent de Guanabo
    [transport-10] Du thé tombé du quai
    [transport-11] Coton mouillé, prix sec
    [transport-12] La dette de la distillerie
    [transport-13] La vaisselle d’une église
    [transport-14] La première canne de l’année
    [transport-15] Le pari des tisserands
    [transport-16] L’entrepôt d’une veuve
    [transport-17] Du thé honnête, pour une fois
    [transport-18] Les matelas de la marquise
    [transport-19] Le poids court de la Monnaie
    [transport-20] Du sucre pour la mariée
    [transport-21] Le petit déjeuner de l’envoyé
    [transport-22] Les cuillers de la potence
    [transport-23] Les hôtes des anciens
    [transport-24] Le peintre de cartes
    [transport-25] Des plumes pour une reine
    [rescue-01] Des naufragés sur un radeau
    [rescue-02] La bouteille à la carte
    [rescue-03] La chirurgienne à la dérive
    [rescue-04] Le cousin enrôlé de force
    [rescue-05] La cantatrice aux fers
    [rescue-06] Un pilote malgré lui
    [rescue-07] Le poète dans la tour
    [rescue-08] La fille de l’auberge
    [rescue-09] La canonnière du donjon noir
    [rescue-10] Deux frères, une chaîne
    [rescue-11] Le déserteur de Fort Ashby
    [rescue-12] La promise de Nieuw Vlieland
    [rescue-13] L’abbesse sans couvent
    [rescue-14] L’hérétique de Santa Bárbara
    [rescue-15] L’héritier clandestin
    [rescue-16] L’imprimeur de Kingsferry
    [rescue-17] Le sosie du banquier
    [rescue-18] La maîtresse d’armes
    [rescue-19] Le commis chez les voleurs
    [rescue-20] Dernier vœu à Hangman’s Rest
    [rescue-21] Le jongleur de Gallows Creek
    [combat-01] Des ordres cachetés
    [combat-02] La rivale du contrebandier
    [combat-03] Quelqu’un a parlé
    [combat-04] La chasse au chasseur
    [combat-05] Une affaire de préséance
    [combat-06] Le sextant prêté
    [combat-07] Le mauvais toast
    [combat-08] La figure de proue volée
    [combat-09] Le plus haut mât
    [combat-10] La solde de l’escorte
    [combat-11] Le pavillon pour preuve
    [combat-12] Plus d’escortes
    [combat-13] La garde endormie
    [combat-14] Le gardien du détroit
    [combat-15] Un prix trop bas
    [combat-16] La cargaison assurée
    [combat-17] Bas le pavillon noir
    [combat-18] Le chien qui mord
    [combat-19] Le dernier journal du corsaire
    [combat-20] Mort ou coulé
    [combat-21] La prime a doublé
    [combat-22] Un visage sur chaque porte
    [combat-23] La prime du courrier
    [personal-01] La carte déchirée
    [personal-02] Six jours à vivre
    [personal-03] Retour à l’envoi
    [personal-04] Une prise laissée en paix
    [personal-05] La hache d’abordage
    [personal-06] Deux feux
    [personal-07] Un duel sans préavis
    [personal-08] Sans récit de survivants
    [personal-09] L’échine brisée
    [personal-10] Sauver mieux
    [personal-11] Le tour des quatre repères
    [personal-12] Trois pavillons dans un coffre
    [personal-13] Les lampes des vieux baleiniers
    [personal-14] Une maison sur la colline
   *[other] { $mission }
  }
mission-story = { $mission ->
    [transport-01] Un clavecin navigue mal et joue faux. Deux dames le veulent quand même.
    [transport-02] Le greffier a cacheté le paquet deux fois et ne dit pas pour qui.
    [transport-03] Six ruches, toutes éveillées. Le coq s’est installé dans la hune.
    [transport-04] Les pirates ont perdu aux dés la cloche de leur chapelle et en veulent une autre.
    [transport-05] Une botaniste paie bien les plantes qui arrivent vivantes.
    [transport-06] Il est fermé, il cliquette, et mieux vaut ne rien demander au notaire.
    [transport-07] C’est un bon compagnon, dès que l’équipage cesse de regarder ses mains.
    [transport-08] Les pêcheurs de Yucuma paient en perles, pour qui trouve Yucuma.
    [transport-09] Le village a de l’argent qu’il ne peut dépenser et vous demande de le vendre.
    [transport-10] Personne n’en boit à Kalitaba, et tout le monde en possède.
    [transport-11] Vendu sans qu’on le regarde, il est comme neuf.
    [transport-12] Une distillerie paie en sucre ses dettes de jeu. Elles sont grandes.
    [transport-13] Les cuillers portent un nom de saint. À vendre là où nul ne le lit.
    [transport-14] Le premier sucre de la saison vaut mieux que le dernier.
    [transport-15] Deux tisserands parient à qui vendra le premier. Vous servez le plus petit.
    [transport-16] Elle vend tout le stock et demande seulement qu’il parte loin.
    [transport-17] Les pirates veulent, une fois dans leur vie, une vente légale.
    [transport-18] Quarante matelas décousus ne seront plus jamais des matelas.
    [transport-19] La Monnaie manque d’argent avant la visite de l’inspection.
    [transport-20] Une noce dans le sud a des invités et pas de gâteau.
    [transport-21] L’envoyé a oublié son thé et ne peut négocier sans lui.
    [transport-22] On les a léguées au bourreau, qui mange avec ses doigts.
    [transport-23] Les anciens d’un village lointain veulent voir une ville.
    [transport-24] Il a dessiné toutes les côtes sauf une, et sait à qui elle est.
    [transport-25] Il manque à un manteau ses dernières plumes, et à une cour sa patience.
    [rescue-01] On les a vus mardi, agitant les bras. Ils les agiteront jusqu’à votre venue.
    [rescue-02] Le message donne le lieu, le jour et la mauvaise année.
    [rescue-03] Son équipage l’a mise dans un canot une fois guéri par elle.
    [rescue-04] Il sortait chercher du pain et voguait à midi.
    [rescue-05] On l’entend à trois navires de là, et on la garde.
    [rescue-06] Il connaît chaque récif et met le cap sur le plus proche.
    [rescue-07] Il a fait rimer le gouverneur. Les murs sont épais.
    [rescue-08] Elle a pris sur elle un feu qui n’a chauffé personne.
    [rescue-09] La meilleure canonnière des pirates ne veut plus l’être.
    [rescue-10] Ils se querellent toute la nuit. Même les gardes seraient soulagés.
    [rescue-11] Il a déserté à cause du gruau et recommencerait.
    [rescue-12] La noce est dimanche. Elle préférerait être ailleurs.
    [rescue-13] Le couvent a brûlé ; l’abbesse en a gardé les comptes et les ennemis.
    [rescue-14] Il dit que la terre tourne. Le tribunal dit qu’elle s’arrête demain.
    [rescue-15] Il a onze ans, possède la moitié de la ville et mord.
    [rescue-16] Son dernier pamphlet disait vrai, ce qui n’excuse rien.
    [rescue-17] Il ressemble à un banquier qui doit de l’argent à tous.
    [rescue-18] Elle a gagné un duel contre quelqu’un qui ne perd jamais.
    [rescue-19] Les pirates le gardent, car lui seul sait compter.
    [rescue-20] Son dernier vœu fut un voyage en mer. On l’accorda par erreur.
    [rescue-21] Il a jonglé avec les preuves et les a laissées tomber.
    [combat-01] À brûler après lecture. Le navire, s’entend.
    [combat-02] Deux personnes passent le même rhum. L’une vous paie.
    [combat-03] Peu importe qui, dit la lettre, qui en cite plusieurs.
    [combat-04] Un chasseur de primes est devenu trop habile.
    [combat-05] Qui entre au port le premier ? Votre voisinage, une fois de trop.
    [combat-06] Il fut prêté par amitié et ne revint jamais.
    [combat-07] On a bu au mauvais roi dans la mauvaise taverne.
    [combat-08] Elle sourit désormais à une autre proue. C’était la vôtre.
    [combat-09] La gloire est une lumière qui montre où viser.
    [combat-10] Coulez l’escorte, puis contez-le d’abord ailleurs.
    [combat-11] Une couronne rivale paie un pavillon qui sent encore la fumée.
    [combat-12] La guilde des contrebandiers trouve la mer trop gardée.
    [combat-13] Leur vigie dort de quatre à six heures. Tout le monde le sait.
    [combat-14] Il a arrêté tous les navires de l’année, sauf un.
    [combat-15] Un marchand vend moins cher que tous. Tous s’en plaignent.
    [combat-16] Elle vaut plus sous l’eau que dans la cale.
    [combat-17] L’amirauté paie au pavillon et ne demande pas de reçu.
    [combat-18] Il attaque tout ce qui flotte. On paie enfin pour l’arrêter.
    [combat-19] La dernière page est encore blanche, et vous est réservée.
    [combat-20] L’affiche dit « ou vif », c’est barré.
    [combat-21] Elle a doublé lundi. La semaine est jeune.
    [combat-22] Le portrait est mauvais. Le navire, lui, ne trompe pas.
    [combat-23] On recherche rarement un courrier. Celui-ci l’est deux fois.
    [personal-01] La moitié est déjà à vous. L’autre navigue là-bas.
    [personal-02] Une voyante vous donne six jours ; quelqu’un parie contre elle.
    [personal-03] Certains chargements ne doivent pas arriver. Vous savez lesquels.
    [personal-04] Prenez le navire, rien d’autre, et laissez-les le raconter.
    [personal-05] Vous avez juré de vous en servir avant la rouille.
    [personal-06] Un feu, c’est un accident. Deux, c’est un nom.
    [personal-07] On paie quelqu’un d’autre pour se battre. Soyez plus rapide.
    [personal-08] Tout sauvetage n’est pas bien intentionné. Faites échouer le leur.
    [personal-09] Vous voulez l’entendre : la quille, puis plus rien.
    [personal-10] On veut sauver quelqu’un. Vous voulez les remerciements.
    [personal-11] Votre vieux capitaine l’a bouclé en une saison et n’a jamais pardonné à la mer.
    [personal-12] Trois nations, trois pavillons, un coffre assez grand.
    [personal-13] Trois lampes sont à remplir là où viennent encore les baleines.
    [personal-14] Vous voulez juste voir l’argent une fois, tout entier, sur une table.
   *[other] { $mission }
  }

## Ce qui se dit des missions

hand-mission = **{ mission-title }**{ $secret ->
    [yes] {" "}(secrète)
   *[no] {""}
  } : { mission-story } Étape { $step } sur { $steps } : { $task }. Récompense : { $reward }.
panel-missions = Missions de **{ $captain }** : { $open ->
    [yes] { $missions } ; {""}
   *[no] {""}
  }{ $secrets ->
    [one] 1 secrète
   *[other] { $secrets } secrètes
  }, { $completed ->
    [one] 1 accomplie
   *[other] { $completed } accomplies
  }
hand-missions-completed = Missions accomplies : { $missions }
mission-or = { $one } ou { $two }
mission-fame = { $count ->
    [one] 1 point de renommée
   *[other] { $count } points de renommée
  }
mission-reputation = réputation { $count } avec la nation du dernier port
mission-port = { $name }{ $known ->
    [yes] {""}
   *[no] {" "}(pas encore découvert)
  }
mission-fortress = la forteresse de la tuile { $tile }{ $known ->
    [yes] {""}
   *[no] {" "}(pas encore découverte)
  }
mission-sign = { $sign ->
    [whale] l’icône baleine
   *[start] l’hexagone numéroté
  } de la tuile { $tile }{ $known ->
    [yes] {""}
   *[no] {" "}(pas encore découverte)
  }
mission-call = faire escale à { $ports }{ $goods ->
    [none] {""}
   *[other] , pour y charger { $goods }
  }
mission-call-farthest = faire escale à { $ports } : le plus éloigné compte
mission-call-other = faire escale dans un port d’une autre nation{ $nation ->
    [none] {""}
   *[other] {" "}que { nation }
  }
mission-call-any = faire escale dans { $natives ->
    [yes] n’importe quel autre port
   *[no] n’importe quel autre port d’une nation
  }
mission-paid = { $task } ({ $count })
mission-sell = vendre { $goods } { $row ->
    [legal] au marché légal
   *[contraband] en contrebande
  } en une escale à { $port }
mission-roll = { $at ->
    [port] faire escale à { $where }
    [fortress] se tenir à côté de { $where }
   *[ship] se tenir à côté de { $where }
  } et obtenir { $needed } ou plus avec un dé, +1 la nuit{ $fatal ->
    [yes]  ; un échec perd la mission
   *[no]  ; on peut réessayer
  }{ $disgrace ->
    [0] {""}
   *[other] {" "}et { $disgrace } de réputation
  }
mission-destroy = { $count ->
    [one] { $how ->
        [burned] brûler
        [collapsed] faire s’effondrer
       *[any] couler
      } { $prey }
   *[other] { $how ->
        [burned] brûler
        [collapsed] faire s’effondrer
       *[any] couler
      } encore { $count } navires : { $prey }
  }{ $nations ->
    [yes] , chacun d’une autre nation
   *[no] {""}
  }
mission-captain = { $who ->
    [active] un capitaine qui a une mission en cours
    [transport] un capitaine qui a une mission de transport
    [rescue] un capitaine qui a une mission de sauvetage
    [combat] un capitaine qui a une mission de combat
    [hunter] un capitaine qui a une mission de combat de 20 à 23
    [leader] le capitaine qui a le plus de renommée à part vous
    [left_1] le capitaine une place après vous
    [left_2] le capitaine deux places après vous
    [right_1] le capitaine une place avant vous
   *[right_2] le capitaine deux places avant vous
  }
mission-symbol = { $symbol ->
    [wanted] un navire portant le signe « recherché »
   *[secret_mission] un navire portant le signe « mission secrète »
  }
mission-role = { $role ->
    [merchant] un navire marchand
    [aggressive] un navire agressif
   *[defensive] un navire défensif
  }
mission-nation = un navire de cette nation : { nation }
mission-any-ship = n’importe quel navire
mission-fetch = ramasser votre marqueur { $where } (1 point de mouvement)
mission-fetch-unknown = ramasser votre marqueur, sur la tuile que donne un dé (1 point de mouvement)
mission-place = naviguer jusqu’à { $places } (1 point de mouvement)
mission-outlast = rester à flot jusqu’à ce que { $phase ->
    [day] le jour
   *[night] la nuit
  } revienne encore { $count } fois
mission-possess = posséder { $count } doublons, que vous gardez

label-take-mission = Piocher 3 missions et en garder 1
label-call-for-missions = Faire escale pour vos missions
label-try-mission = Lancer le dé pour { mission-title }
label-try-mission-at = Lancer le dé pour { mission-title } à côté de { $ship }
label-mission-at-sea = Faire ici une étape de votre mission
menu-missions = Missions
about-take-mission = Gratuit · vous avez { $active } missions en cours sur 3
about-call-for-missions = Valide toutes les étapes à faire dans ce port
about-mission = { $task }{ $steps ->
    [one] {""}
   *[other] {" "}({ $steps } étapes)
  } · +{ $fame } renommée{ $doubloons ->
    [0] {""}
   *[other] {" "}et { $doubloons }
  }
mission-unknown = Une mission dont on ne sait rien ici.
mission-brief-more = { $more ->
    [0] {""}
    [one] {" "}ou ailleurs
   *[other] {" "}ou { $more } autres lieux
  }
mission-brief-call = { $port ->
    [none] faire escale dans un port
   *[other] faire escale à { $port }
  }{ mission-brief-more }
mission-brief-sell = vendre { $goods } à { $port }{ mission-brief-more }
mission-brief-roll = { $needed } ou plus au dé { $at ->
    [port] à { $port }
    [fortress] près de la forteresse de la tuile { $tile }
   *[ship] à côté d’un navire
  }
mission-brief-destroy = couler { $prey ->
    [active] un navire marqué ou un capitaine en mission
    [transport] un capitaine qui a un transport
    [rescue] un capitaine qui a un sauvetage
    [combat] un capitaine qui a un combat
    [hunter] un capitaine qui a un combat 20 à 23
    [leader] l’autre capitaine le plus renommé
    [left_1] le capitaine une place après
    [left_2] le capitaine deux places après
    [right_1] le capitaine une place avant
    [right_2] le capitaine deux places avant
    [merchant] un navire marchand
    [aggressive] un navire agressif
    [defensive] un navire défensif
    [wanted] un navire recherché
    [secret_mission] un navire de missions secrètes
    [pirates] un pirate
   *[every] { $count ->
        [one] un navire
       *[other] { $count } navires
      }
  }
mission-brief-fetch = ramasser votre marqueur en mer
mission-brief-place = { $more ->
    [0] naviguer jusqu’à l’icône de la tuile { $tile }
   *[other] naviguer jusqu’aux icônes de la tuile { $tile } et de { $more } autres
  }
mission-brief-outlast = garder votre navire { $count } jours
mission-brief-possess = posséder { $count } doublons
about-menu-missions = Lancer un dé pour une mission

ask-keep-mission = { $count ->
    [one] Vous piochez 1 mission. Gardez-la.
   *[other] Vous piochez { $count } missions. Laquelle gardez-vous ?
  }
ask-drop-mission = Vous avez plus de 3 missions en cours. Laquelle abandonnez-vous ?

event-missions-drawn = { WHO($captain) ->
    [you] Vous piochez
   *[other] { $captain } pioche
  } { $count ->
    [one] 1 mission
   *[other] { $count } missions
  } dans une taverne.
event-mission-kept = { WHO($captain) ->
    [you] Vous gardez
   *[other] { $captain } garde
  } { $mission ->
    [secret] une mission secrète
   *[other] la mission « { mission-title } »
  }.
event-secret-mission = Votre mission secrète est « { mission-title } ».
event-mission-dropped = { WHO($captain) ->
    [you] Vous abandonnez
   *[other] { $captain } abandonne
  } { $mission ->
    [secret] une mission secrète
   *[other] la mission « { mission-title } »
  }.
event-mission-marked = { $port ->
    [none] Le marqueur de « { mission-title } » se trouve { $where }.
   *[other] { $port } est le port le plus éloigné de « { mission-title } ».
  }
event-mission-shown = { WHO($captain) ->
    [you] Vous montrez
   *[other] { $captain } montre
  } la mission « { mission-title } ».
event-mission-advanced = « { mission-title } » : { $left ->
    [one] il reste 1 étape
   *[other] il reste { $left } étapes
  }.
event-mission-tried = { WHO($captain) ->
    [you] Vous obtenez
   *[other] { $captain } obtient
  } { $face }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  } pour une mission, il faut { $needed } : { $success ->
    [yes] c’est réussi
   *[no] c’est un échec
  }.
event-mission-failed = { WHO($captain) ->
    [you] Vous perdez
   *[other] { $captain } perd
  } la mission « { mission-title } ».
event-mission-completed = { WHO($captain) ->
    [you] Vous accomplissez
   *[other] { $captain } accomplit
  } la mission « { mission-title } »{ $doubloons ->
    [0] {""}
   *[other] {" "}et { WHO($captain) ->
        [you] recevez
       *[other] reçoit
      } { $doubloons } doublons
  }.
event-mission-paid = « { mission-title } » rapporte { doubloons }.
event-missions-lost = { WHO($captain) ->
    [you] Vous perdez
   *[other] { $captain } perd
  } { $count ->
    [one] 1 mission en cours
   *[other] { $count } missions en cours
  } avec le navire.
event-mission-taken-over = { WHO($captain) ->
    [you] Vous reprenez
   *[other] { $captain } reprend
  } une mission de { $owner }.
event-mission-set-traded = { WHO($captain) ->
    [you] Vous échangez
   *[other] { $captain } échange
  } 4 missions { $of ->
    [transport] de transport
    [rescue] de sauvetage
    [combat] de combat
   *[personal] personnelles
  } contre 1 point de renommée.

plan-take-mission = { $how ->
    [now] Prendre une mission à { $port }
   *[later] Cap sur { $port } pour y prendre une mission
  }
plan-mission = { $how ->
    [now] { $port ->
        [none] { mission-title }
       *[other] { $port } : { mission-title }
      }
   *[later] { $port ->
        [none] Cap sur « { mission-title } »
       *[other] Cap sur { $port } : { mission-title }
      }
  }
plan-mission-at-sea = { $how ->
    [now] Étape de mission
   *[later] Cap sur une mission
  } { $where }
plan-mission-ship = { $how ->
    [now] Dé de mission à côté de { $ship }
   *[later] Suivre { $ship } pour une mission
  }
plan-missions-drawn = piocher 3, garder 1
plan-mission-reward = { $last ->
    [yes] { $reward }
   *[no] une étape vers { $reward }
  }
why-mission = Une mission accomplie rapporte 1 point de renommée et sa récompense.

violation-no-missions = Cette table joue sans missions.
violation-one-mission-a-turn = Vous avez pris une mission à ce tour. Prenez la suivante à un autre tour.
violation-mission-after-leaving = Vous avez pris une mission ou fait une étape dans ce port. Quittez-le d’abord, ou allez dans une autre taverne.
violation-no-mission-left = Il ne reste aucune mission.
violation-no-step-here = Aucune étape de vos missions n’est à faire dans ce port.
violation-no-such-mission = Vous n’avez pas cette mission.
violation-no-die-to-roll = L’étape suivante de cette mission ne demande aucun dé.
violation-not-beside-the-fortress = Placez-vous à côté de la forteresse que nomme la mission.
violation-not-in-that-port = Mouillez dans le port que nomme la mission.
violation-ship-not-adjacent = Ce navire n’est pas adjacent. Venez d’abord à côté de lui.
violation-ship-not-wanted = La mission ne concerne pas ce navire.
violation-mission-not-drawn = Vous n’avez pas pioché cette mission.
violation-no-mission-here = Aucune étape de vos missions n’est à faire sur cet hexagone.
