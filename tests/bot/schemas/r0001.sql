BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('r0001');
CREATE TABLE checkpoint (
	table_id VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, 
	state BLOB NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "checkpoint" VALUES('pfk9b',0,X'7B226F70656E223A7B22746F74616C223A302C22616374697665223A227031222C227365617473223A5B227031222C227032225D2C2274696465223A302C22666C6F7773223A332C22676F616C223A313030303030302C22637572736564223A66616C73657D2C226F776E223A7B227031223A7B22736563726574223A347D2C227032223A7B22736563726574223A357D7D2C2268696464656E223A7B7D2C226F6666657273223A5B5D2C226167656E6461223A5B5D2C2261736B6564223A307D');
INSERT INTO "checkpoint" VALUES('pfk9b',50,X'7B226F70656E223A7B22746F74616C223A313237352C22616374697665223A227031222C227365617473223A5B227031222C227032225D2C2274696465223A302C22666C6F7773223A332C22676F616C223A313030303030302C22637572736564223A66616C73657D2C226F776E223A7B227031223A7B22736563726574223A347D2C227032223A7B22736563726574223A357D7D2C2268696464656E223A7B7D2C226F6666657273223A5B5D2C226167656E6461223A5B5D2C2261736B6564223A307D');
INSERT INTO "checkpoint" VALUES('nt3t9',0,X'7B226F70656E223A7B22746F74616C223A302C22616374697665223A227031222C227365617473223A5B227031222C227032225D2C2274696465223A302C22666C6F7773223A332C22676F616C223A332C22637572736564223A66616C73657D2C226F776E223A7B227031223A7B22736563726574223A347D2C227032223A7B22736563726574223A357D7D2C2268696464656E223A7B7D2C226F6666657273223A5B5D2C226167656E6461223A5B5D2C2261736B6564223A307D');
CREATE TABLE draft (
	user_id BIGINT NOT NULL, 
	table_id VARCHAR NOT NULL, 
	seat VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	actions TEXT NOT NULL, 
	updated_at DATETIME NOT NULL, 
	PRIMARY KEY (user_id, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "draft" VALUES(10,'pfk9b','p1',4,'[{"kind":"add","by":2}]','2026-11-22 04:33:28.614435');
CREATE TABLE holder (
	table_id VARCHAR NOT NULL, 
	seat VARCHAR NOT NULL, 
	place INTEGER NOT NULL, 
	user_id BIGINT, 
	policy VARCHAR, 
	name VARCHAR NOT NULL, 
	shared BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat, place), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "holder" VALUES('pfk9b','p1',0,10,NULL,'Ann',0);
INSERT INTO "holder" VALUES('pfk9b','p2',0,11,NULL,'Bob',0);
INSERT INTO "holder" VALUES('nt3t9','p1',0,10,NULL,'Ann',0);
INSERT INTO "holder" VALUES('nt3t9','p2',0,11,NULL,'Bob',0);
CREATE TABLE lease (
	id INTEGER NOT NULL, 
	pid INTEGER NOT NULL, 
	taken_at DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "lease" VALUES(1,15596,'2026-11-22 04:33:27.937181');
CREATE TABLE log (
	table_id VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, 
	seat VARCHAR NOT NULL, 
	undo_to INTEGER, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "log" VALUES('pfk9b',0,'',NULL,'{"seats":["p1","p2"],"options":{"goal":1000000,"tide":3},"rolls":[{"rule":"T","sides":6,"faces":[4],"to":["p1"]},{"rule":"T","sides":6,"faces":[5],"to":["p2"]}],"events":[]}');
INSERT INTO "log" VALUES('pfk9b',1,'p1',NULL,'{"kind":"step","seq":1,"seat":"p1","by":"person","action":{"kind":"add","by":1},"rolls":[],"events":[{"to":null,"kind":"counted","total":1}]}');
INSERT INTO "log" VALUES('pfk9b',2,'p1',NULL,'{"kind":"step","seq":2,"seat":"p1","by":"person","action":{"kind":"add","by":2},"rolls":[],"events":[{"to":null,"kind":"counted","total":3}]}');
INSERT INTO "log" VALUES('pfk9b',3,'p1',NULL,'{"kind":"step","seq":3,"seat":"p1","by":"person","action":{"kind":"add","by":3},"rolls":[],"events":[{"to":null,"kind":"counted","total":6}]}');
INSERT INTO "log" VALUES('pfk9b',4,'p1',NULL,'{"kind":"step","seq":4,"seat":"p1","by":"person","action":{"kind":"add","by":4},"rolls":[],"events":[{"to":null,"kind":"counted","total":10}]}');
INSERT INTO "log" VALUES('pfk9b',5,'p1',NULL,'{"kind":"step","seq":5,"seat":"p1","by":"person","action":{"kind":"add","by":5},"rolls":[],"events":[{"to":null,"kind":"counted","total":15}]}');
INSERT INTO "log" VALUES('pfk9b',6,'p1',NULL,'{"kind":"step","seq":6,"seat":"p1","by":"person","action":{"kind":"add","by":6},"rolls":[],"events":[{"to":null,"kind":"counted","total":21}]}');
INSERT INTO "log" VALUES('pfk9b',7,'p1',NULL,'{"kind":"step","seq":7,"seat":"p1","by":"person","action":{"kind":"add","by":7},"rolls":[],"events":[{"to":null,"kind":"counted","total":28}]}');
INSERT INTO "log" VALUES('pfk9b',8,'p1',NULL,'{"kind":"step","seq":8,"seat":"p1","by":"person","action":{"kind":"add","by":8},"rolls":[],"events":[{"to":null,"kind":"counted","total":36}]}');
INSERT INTO "log" VALUES('pfk9b',9,'p1',NULL,'{"kind":"step","seq":9,"seat":"p1","by":"person","action":{"kind":"add","by":9},"rolls":[],"events":[{"to":null,"kind":"counted","total":45}]}');
INSERT INTO "log" VALUES('pfk9b',10,'p1',NULL,'{"kind":"step","seq":10,"seat":"p1","by":"person","action":{"kind":"add","by":10},"rolls":[],"events":[{"to":null,"kind":"counted","total":55}]}');
INSERT INTO "log" VALUES('pfk9b',11,'p1',NULL,'{"kind":"step","seq":11,"seat":"p1","by":"person","action":{"kind":"add","by":11},"rolls":[],"events":[{"to":null,"kind":"counted","total":66}]}');
INSERT INTO "log" VALUES('pfk9b',12,'p1',NULL,'{"kind":"step","seq":12,"seat":"p1","by":"person","action":{"kind":"add","by":12},"rolls":[],"events":[{"to":null,"kind":"counted","total":78}]}');
INSERT INTO "log" VALUES('pfk9b',13,'p1',NULL,'{"kind":"step","seq":13,"seat":"p1","by":"person","action":{"kind":"add","by":13},"rolls":[],"events":[{"to":null,"kind":"counted","total":91}]}');
INSERT INTO "log" VALUES('pfk9b',14,'p1',NULL,'{"kind":"step","seq":14,"seat":"p1","by":"person","action":{"kind":"add","by":14},"rolls":[],"events":[{"to":null,"kind":"counted","total":105}]}');
INSERT INTO "log" VALUES('pfk9b',15,'p1',NULL,'{"kind":"step","seq":15,"seat":"p1","by":"person","action":{"kind":"add","by":15},"rolls":[],"events":[{"to":null,"kind":"counted","total":120}]}');
INSERT INTO "log" VALUES('pfk9b',16,'p1',NULL,'{"kind":"step","seq":16,"seat":"p1","by":"person","action":{"kind":"add","by":16},"rolls":[],"events":[{"to":null,"kind":"counted","total":136}]}');
INSERT INTO "log" VALUES('pfk9b',17,'p1',NULL,'{"kind":"step","seq":17,"seat":"p1","by":"person","action":{"kind":"add","by":17},"rolls":[],"events":[{"to":null,"kind":"counted","total":153}]}');
INSERT INTO "log" VALUES('pfk9b',18,'p1',NULL,'{"kind":"step","seq":18,"seat":"p1","by":"person","action":{"kind":"add","by":18},"rolls":[],"events":[{"to":null,"kind":"counted","total":171}]}');
INSERT INTO "log" VALUES('pfk9b',19,'p1',NULL,'{"kind":"step","seq":19,"seat":"p1","by":"person","action":{"kind":"add","by":19},"rolls":[],"events":[{"to":null,"kind":"counted","total":190}]}');
INSERT INTO "log" VALUES('pfk9b',20,'p1',NULL,'{"kind":"step","seq":20,"seat":"p1","by":"person","action":{"kind":"add","by":20},"rolls":[],"events":[{"to":null,"kind":"counted","total":210}]}');
INSERT INTO "log" VALUES('pfk9b',21,'p1',NULL,'{"kind":"step","seq":21,"seat":"p1","by":"person","action":{"kind":"add","by":21},"rolls":[],"events":[{"to":null,"kind":"counted","total":231}]}');
INSERT INTO "log" VALUES('pfk9b',22,'p1',NULL,'{"kind":"step","seq":22,"seat":"p1","by":"person","action":{"kind":"add","by":22},"rolls":[],"events":[{"to":null,"kind":"counted","total":253}]}');
INSERT INTO "log" VALUES('pfk9b',23,'p1',NULL,'{"kind":"step","seq":23,"seat":"p1","by":"person","action":{"kind":"add","by":23},"rolls":[],"events":[{"to":null,"kind":"counted","total":276}]}');
INSERT INTO "log" VALUES('pfk9b',24,'p1',NULL,'{"kind":"step","seq":24,"seat":"p1","by":"person","action":{"kind":"add","by":24},"rolls":[],"events":[{"to":null,"kind":"counted","total":300}]}');
INSERT INTO "log" VALUES('pfk9b',25,'p1',NULL,'{"kind":"step","seq":25,"seat":"p1","by":"person","action":{"kind":"add","by":25},"rolls":[],"events":[{"to":null,"kind":"counted","total":325}]}');
INSERT INTO "log" VALUES('pfk9b',26,'p1',NULL,'{"kind":"step","seq":26,"seat":"p1","by":"person","action":{"kind":"add","by":26},"rolls":[],"events":[{"to":null,"kind":"counted","total":351}]}');
INSERT INTO "log" VALUES('pfk9b',27,'p1',NULL,'{"kind":"step","seq":27,"seat":"p1","by":"person","action":{"kind":"add","by":27},"rolls":[],"events":[{"to":null,"kind":"counted","total":378}]}');
INSERT INTO "log" VALUES('pfk9b',28,'p1',NULL,'{"kind":"step","seq":28,"seat":"p1","by":"person","action":{"kind":"add","by":28},"rolls":[],"events":[{"to":null,"kind":"counted","total":406}]}');
INSERT INTO "log" VALUES('pfk9b',29,'p1',NULL,'{"kind":"step","seq":29,"seat":"p1","by":"person","action":{"kind":"add","by":29},"rolls":[],"events":[{"to":null,"kind":"counted","total":435}]}');
INSERT INTO "log" VALUES('pfk9b',30,'p1',NULL,'{"kind":"step","seq":30,"seat":"p1","by":"person","action":{"kind":"add","by":30},"rolls":[],"events":[{"to":null,"kind":"counted","total":465}]}');
INSERT INTO "log" VALUES('pfk9b',31,'p1',NULL,'{"kind":"step","seq":31,"seat":"p1","by":"person","action":{"kind":"add","by":31},"rolls":[],"events":[{"to":null,"kind":"counted","total":496}]}');
INSERT INTO "log" VALUES('pfk9b',32,'p1',NULL,'{"kind":"step","seq":32,"seat":"p1","by":"person","action":{"kind":"add","by":32},"rolls":[],"events":[{"to":null,"kind":"counted","total":528}]}');
INSERT INTO "log" VALUES('pfk9b',33,'p1',NULL,'{"kind":"step","seq":33,"seat":"p1","by":"person","action":{"kind":"add","by":33},"rolls":[],"events":[{"to":null,"kind":"counted","total":561}]}');
INSERT INTO "log" VALUES('pfk9b',34,'p1',NULL,'{"kind":"step","seq":34,"seat":"p1","by":"person","action":{"kind":"add","by":34},"rolls":[],"events":[{"to":null,"kind":"counted","total":595}]}');
INSERT INTO "log" VALUES('pfk9b',35,'p1',NULL,'{"kind":"step","seq":35,"seat":"p1","by":"person","action":{"kind":"add","by":35},"rolls":[],"events":[{"to":null,"kind":"counted","total":630}]}');
INSERT INTO "log" VALUES('pfk9b',36,'p1',NULL,'{"kind":"step","seq":36,"seat":"p1","by":"person","action":{"kind":"add","by":36},"rolls":[],"events":[{"to":null,"kind":"counted","total":666}]}');
INSERT INTO "log" VALUES('pfk9b',37,'p1',NULL,'{"kind":"step","seq":37,"seat":"p1","by":"person","action":{"kind":"add","by":37},"rolls":[],"events":[{"to":null,"kind":"counted","total":703}]}');
INSERT INTO "log" VALUES('pfk9b',38,'p1',NULL,'{"kind":"step","seq":38,"seat":"p1","by":"person","action":{"kind":"add","by":38},"rolls":[],"events":[{"to":null,"kind":"counted","total":741}]}');
INSERT INTO "log" VALUES('pfk9b',39,'p1',NULL,'{"kind":"step","seq":39,"seat":"p1","by":"person","action":{"kind":"add","by":39},"rolls":[],"events":[{"to":null,"kind":"counted","total":780}]}');
INSERT INTO "log" VALUES('pfk9b',40,'p1',NULL,'{"kind":"step","seq":40,"seat":"p1","by":"person","action":{"kind":"add","by":40},"rolls":[],"events":[{"to":null,"kind":"counted","total":820}]}');
INSERT INTO "log" VALUES('pfk9b',41,'p1',NULL,'{"kind":"step","seq":41,"seat":"p1","by":"person","action":{"kind":"add","by":41},"rolls":[],"events":[{"to":null,"kind":"counted","total":861}]}');
INSERT INTO "log" VALUES('pfk9b',42,'p1',NULL,'{"kind":"step","seq":42,"seat":"p1","by":"person","action":{"kind":"add","by":42},"rolls":[],"events":[{"to":null,"kind":"counted","total":903}]}');
INSERT INTO "log" VALUES('pfk9b',43,'p1',NULL,'{"kind":"step","seq":43,"seat":"p1","by":"person","action":{"kind":"add","by":43},"rolls":[],"events":[{"to":null,"kind":"counted","total":946}]}');
INSERT INTO "log" VALUES('pfk9b',44,'p1',NULL,'{"kind":"step","seq":44,"seat":"p1","by":"person","action":{"kind":"add","by":44},"rolls":[],"events":[{"to":null,"kind":"counted","total":990}]}');
INSERT INTO "log" VALUES('pfk9b',45,'p1',NULL,'{"kind":"step","seq":45,"seat":"p1","by":"person","action":{"kind":"add","by":45},"rolls":[],"events":[{"to":null,"kind":"counted","total":1035}]}');
INSERT INTO "log" VALUES('pfk9b',46,'p1',NULL,'{"kind":"step","seq":46,"seat":"p1","by":"person","action":{"kind":"add","by":46},"rolls":[],"events":[{"to":null,"kind":"counted","total":1081}]}');
INSERT INTO "log" VALUES('pfk9b',47,'p1',NULL,'{"kind":"step","seq":47,"seat":"p1","by":"person","action":{"kind":"add","by":47},"rolls":[],"events":[{"to":null,"kind":"counted","total":1128}]}');
INSERT INTO "log" VALUES('pfk9b',48,'p1',NULL,'{"kind":"step","seq":48,"seat":"p1","by":"person","action":{"kind":"add","by":48},"rolls":[],"events":[{"to":null,"kind":"counted","total":1176}]}');
INSERT INTO "log" VALUES('pfk9b',49,'p1',NULL,'{"kind":"step","seq":49,"seat":"p1","by":"person","action":{"kind":"add","by":49},"rolls":[],"events":[{"to":null,"kind":"counted","total":1225}]}');
INSERT INTO "log" VALUES('pfk9b',50,'p1',NULL,'{"kind":"step","seq":50,"seat":"p1","by":"person","action":{"kind":"add","by":50},"rolls":[],"events":[{"to":null,"kind":"counted","total":1275}]}');
INSERT INTO "log" VALUES('pfk9b',51,'p1',49,'{"kind":"undo","seq":51,"seat":"p1","to":49}');
INSERT INTO "log" VALUES('pfk9b',52,'p1',48,'{"kind":"undo","seq":52,"seat":"p1","to":48}');
INSERT INTO "log" VALUES('pfk9b',53,'p1',NULL,'{"kind":"step","seq":53,"seat":"p1","by":"person","action":{"kind":"roll"},"rolls":[{"rule":"T","sides":6,"faces":[2],"to":null}],"events":[{"to":null,"kind":"counted","total":1178}]}');
INSERT INTO "log" VALUES('pfk9b',54,'p1',NULL,'{"kind":"step","seq":54,"seat":"p1","by":"person","action":{"kind":"add","by":5},"rolls":[],"events":[{"to":null,"kind":"counted","total":1183}]}');
INSERT INTO "log" VALUES('nt3t9',0,'',NULL,'{"seats":["p1","p2"],"options":{"goal":3,"tide":3},"rolls":[{"rule":"T","sides":6,"faces":[4],"to":["p1"]},{"rule":"T","sides":6,"faces":[5],"to":["p2"]}],"events":[]}');
INSERT INTO "log" VALUES('nt3t9',1,'p1',NULL,'{"kind":"step","seq":1,"seat":"p1","by":"person","action":{"kind":"add","by":9},"rolls":[],"events":[{"to":null,"kind":"counted","total":9}]}');
CREATE TABLE outbox (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id VARCHAR NOT NULL, 
	from_seq INTEGER NOT NULL, 
	to_seq INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	seat VARCHAR, 
	lane VARCHAR NOT NULL, 
	notice TEXT, 
	pings VARCHAR NOT NULL, 
	channel_id BIGINT, 
	status VARCHAR NOT NULL, 
	due_at DATETIME NOT NULL, 
	attempts INTEGER NOT NULL, 
	tried_at DATETIME, 
	message_id BIGINT, 
	error VARCHAR, 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "outbox" VALUES(1,'pfk9b',0,1,'public',NULL,'1',NULL,'p1',1,'sent','2026-11-22 04:33:28.005662',1,'2026-11-22 04:33:28.012731',1,NULL);
INSERT INTO "outbox" VALUES(2,'pfk9b',2,3,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.032478',1,'2026-11-22 04:33:28.036020',2,NULL);
INSERT INTO "outbox" VALUES(3,'pfk9b',4,5,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.046671',1,'2026-11-22 04:33:28.049650',3,NULL);
INSERT INTO "outbox" VALUES(4,'pfk9b',6,7,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.060124',1,'2026-11-22 04:33:28.063387',4,NULL);
INSERT INTO "outbox" VALUES(5,'pfk9b',8,9,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.089553',1,'2026-11-22 04:33:28.098475',5,NULL);
INSERT INTO "outbox" VALUES(6,'pfk9b',10,11,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.109344',1,'2026-11-22 04:33:28.112470',6,NULL);
INSERT INTO "outbox" VALUES(7,'pfk9b',12,13,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.122221',1,'2026-11-22 04:33:28.129146',7,NULL);
INSERT INTO "outbox" VALUES(8,'pfk9b',14,15,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.165668',1,'2026-11-22 04:33:28.168801',8,NULL);
INSERT INTO "outbox" VALUES(9,'pfk9b',16,17,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.184413',1,'2026-11-22 04:33:28.198667',9,NULL);
INSERT INTO "outbox" VALUES(10,'pfk9b',18,19,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.224469',1,'2026-11-22 04:33:28.227843',10,NULL);
INSERT INTO "outbox" VALUES(11,'pfk9b',20,21,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.237802',1,'2026-11-22 04:33:28.240572',11,NULL);
INSERT INTO "outbox" VALUES(12,'pfk9b',22,23,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.251766',1,'2026-11-22 04:33:28.254496',12,NULL);
INSERT INTO "outbox" VALUES(13,'pfk9b',24,25,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.273186',1,'2026-11-22 04:33:28.286686',13,NULL);
INSERT INTO "outbox" VALUES(14,'pfk9b',26,27,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.297789',1,'2026-11-22 04:33:28.301935',14,NULL);
INSERT INTO "outbox" VALUES(15,'pfk9b',28,29,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.326253',1,'2026-11-22 04:33:28.329382',15,NULL);
INSERT INTO "outbox" VALUES(16,'pfk9b',30,31,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.339319',1,'2026-11-22 04:33:28.342119',16,NULL);
INSERT INTO "outbox" VALUES(17,'pfk9b',32,33,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.351951',1,'2026-11-22 04:33:28.354734',17,NULL);
INSERT INTO "outbox" VALUES(18,'pfk9b',34,35,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.364661',1,'2026-11-22 04:33:28.367452',18,NULL);
INSERT INTO "outbox" VALUES(19,'pfk9b',36,37,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.377519',1,'2026-11-22 04:33:28.380320',19,NULL);
INSERT INTO "outbox" VALUES(20,'pfk9b',38,39,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.405624',1,'2026-11-22 04:33:28.408504',20,NULL);
INSERT INTO "outbox" VALUES(21,'pfk9b',40,41,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.421988',1,'2026-11-22 04:33:28.434695',21,NULL);
INSERT INTO "outbox" VALUES(22,'pfk9b',42,43,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.445835',1,'2026-11-22 04:33:28.448744',22,NULL);
INSERT INTO "outbox" VALUES(23,'pfk9b',44,45,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.458982',1,'2026-11-22 04:33:28.461926',23,NULL);
INSERT INTO "outbox" VALUES(24,'pfk9b',46,47,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.474365',1,'2026-11-22 04:33:28.486403',24,NULL);
INSERT INTO "outbox" VALUES(25,'pfk9b',48,49,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.512534',1,'2026-11-22 04:33:28.518110',25,NULL);
INSERT INTO "outbox" VALUES(28,'pfk9b',52,53,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.605810',1,'2026-11-22 04:33:28.609059',26,NULL);
INSERT INTO "outbox" VALUES(29,'pfk9b',54,54,'public',NULL,'1',NULL,'',1,'sent','2026-11-22 04:33:28.613098',1,'2026-11-22 04:33:28.625225',27,NULL);
INSERT INTO "outbox" VALUES(30,'nt3t9',0,1,'public',NULL,'2',NULL,'',2,'sent','2026-11-22 04:33:28.647155',1,'2026-11-22 04:33:28.651219',28,NULL);
CREATE TABLE preference (
	user_id BIGINT NOT NULL, 
	language VARCHAR, 
	PRIMARY KEY (user_id)
);
CREATE TABLE server (
	guild_id BIGINT NOT NULL, 
	language VARCHAR, 
	commands_hash VARCHAR, 
	PRIMARY KEY (guild_id)
);
CREATE TABLE snapshot (
	table_id VARCHAR NOT NULL, 
	digest VARCHAR NOT NULL, 
	state BLOB NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshot" VALUES('pfk9b','1ad8fc7ce0f4e856de9f548ab4669d7348e5617be2cbc18114695a2b28988d10',X'7B226F70656E223A7B22746F74616C223A313138332C22616374697665223A227031222C227365617473223A5B227031222C227032225D2C2274696465223A302C22666C6F7773223A332C22676F616C223A313030303030302C22637572736564223A66616C73657D2C226F776E223A7B227031223A7B22736563726574223A347D2C227032223A7B22736563726574223A357D7D2C2268696464656E223A7B7D2C226F6666657273223A5B5D2C226167656E6461223A5B5D2C2261736B6564223A307D');
INSERT INTO "snapshot" VALUES('nt3t9','247a9c0893ac22b4b7d730c33b96546b8a14f2da66bc9fec93bf35609b03c7e2',X'7B226F70656E223A7B22746F74616C223A392C22616374697665223A227031222C227365617473223A5B227031222C227032225D2C2274696465223A302C22666C6F7773223A332C22676F616C223A332C22637572736564223A66616C73657D2C226F776E223A7B227031223A7B22736563726574223A347D2C227032223A7B22736563726574223A357D7D2C2268696464656E223A7B7D2C226F6666657273223A5B5D2C226167656E6461223A5B5D2C2261736B6564223A307D');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	rules_version INTEGER NOT NULL, 
	data_hash VARCHAR NOT NULL, 
	epoch INTEGER NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	host_id BIGINT NOT NULL, 
	language VARCHAR NOT NULL, 
	status VARCHAR NOT NULL, 
	reason VARCHAR, 
	hot_seat BOOLEAN NOT NULL, 
	seed VARCHAR NOT NULL, 
	commitment VARCHAR NOT NULL, 
	options TEXT NOT NULL, 
	outcome TEXT, 
	version INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	card_id BIGINT, 
	created_at DATETIME NOT NULL, 
	updated_at DATETIME NOT NULL, 
	waiting_since DATETIME, 
	due_at DATETIME, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('pfk9b','tally',1,'',0,5,1,10,'en','open',NULL,0,'seed','19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b','{"goal":1000000,"tide":3}',NULL,58,54,NULL,'2026-11-22 04:33:27.964756','2026-11-22 04:33:28.610409','2026-11-22 04:33:28.607426',NULL);
INSERT INTO "tables" VALUES('nt3t9','tally',1,'',0,5,2,10,'en','finished',NULL,0,'seed','19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b','{"goal":3,"tide":3}','{"winners":["p1"],"reason":"goal"}',5,1,NULL,'2026-11-22 04:33:28.623888','2026-11-22 04:33:28.644681','2026-11-22 04:33:28.644564',NULL);
INSERT INTO "tables" VALUES('3b6tp','tally',1,'',0,5,3,10,'en','lobby',NULL,0,'seed','19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b','{"goal":1000000,"tide":3}',NULL,1,0,NULL,'2026-11-22 04:33:28.649578','2026-11-22 04:33:28.649578',NULL,NULL);
CREATE TABLE usedinteraction (
	id BIGINT NOT NULL, 
	table_id VARCHAR NOT NULL, 
	answer TEXT NOT NULL, 
	used_at DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "usedinteraction" VALUES(100,'pfk9b','{"kind":"done","seat":"p1","version":5,"first":1,"last":1}','2026-11-22 04:33:28.000759');
INSERT INTO "usedinteraction" VALUES(101,'pfk9b','{"kind":"done","seat":"p1","version":6,"first":2,"last":2}','2026-11-22 04:33:28.009213');
INSERT INTO "usedinteraction" VALUES(102,'pfk9b','{"kind":"done","seat":"p1","version":7,"first":3,"last":3}','2026-11-22 04:33:28.020156');
CREATE INDEX ix_tables_due_at ON tables (due_at);
CREATE INDEX ix_tables_status ON tables (status);
CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id) WHERE status IN ('lobby', 'open', 'paused');
CREATE INDEX ix_usedinteraction_used_at ON usedinteraction (used_at);
CREATE INDEX ix_holder_user_id ON holder (user_id);
CREATE UNIQUE INDEX one_seat_a_person ON holder (table_id, user_id) WHERE user_id IS NOT NULL AND NOT shared;
CREATE INDEX by_lane ON outbox (lane, id);
CREATE INDEX ix_outbox_table_id ON outbox (table_id);
CREATE INDEX to_send ON outbox (due_at) WHERE status = 'queued';
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',30);
COMMIT;
