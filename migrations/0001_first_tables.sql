-- Times are integer epoch milliseconds.
CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Who vouches for the identity: 'local' or the OpenID issuer; subject is that issuer's name for the person.
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  email TEXT NOT NULL,
  first_name TEXT,
  profile_image_url TEXT,
  created_at INTEGER NOT NULL,
  UNIQUE (issuer, subject)
);

CREATE TABLE sessions (
  -- SHA-256 of the cookie's token, hex: a stolen table opens no account.
  token_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- One index row per analysis, about 1 KB; the report lives in the analysis's Durable Object.
CREATE TABLE analyses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  session_id TEXT NOT NULL UNIQUE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The address as asked for; `website` is its host without www., the unit of price and entitlement.
  website_url TEXT NOT NULL,
  website TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('processing', 'completed', 'failed')),
  overall_score INTEGER,
  recommendation_count INTEGER NOT NULL DEFAULT 0,
  is_paid INTEGER NOT NULL DEFAULT 0,
  is_demo INTEGER NOT NULL DEFAULT 0,
  failure_message TEXT,
  created_at INTEGER NOT NULL,
  completed_at INTEGER,
  -- Last sign of life of the running object; what the watchdog looks at.
  heartbeat_at INTEGER NOT NULL,
  saved_at INTEGER
);
CREATE INDEX analyses_by_user ON analyses (user_id, created_at);
CREATE INDEX analyses_by_website ON analyses (website, created_at);
CREATE INDEX analyses_by_heartbeat ON analyses (status, heartbeat_at);
CREATE INDEX analyses_by_age ON analyses (created_at);

CREATE TABLE support_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  subject TEXT NOT NULL,
  message TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX support_messages_by_age ON support_messages (created_at);
