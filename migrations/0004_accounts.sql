-- A session says on which device it is and when it was last used, and has a number by which its owner can end it. Nothing of that is known
-- of the sessions there are, so everybody signs in once more.
DROP TABLE sessions;
CREATE TABLE sessions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- SHA-256 of the cookie's token, hex: a stolen table opens no account.
  token_hash TEXT NOT NULL UNIQUE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- "Chrome on Windows".
  device TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  -- What the OpenID provider wants to see again at sign-out; NULL for local identity.
  id_token TEXT
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- A sign-in on its way through the OpenID provider: taken out once, by the browser that began it.
CREATE TABLE sign_ins (
  state_hash TEXT PRIMARY KEY,
  browser_hash TEXT NOT NULL,
  nonce TEXT NOT NULL,
  code_verifier TEXT NOT NULL,
  return_to TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX sign_ins_expiry ON sign_ins (expires_at);

-- SHA-256 of issuer and subject: by it a person who comes back after deleting the account is known to have had the demo.
ALTER TABLE users ADD COLUMN account_key TEXT;

-- The recommendations of the report by area, as JSON: {"content": [ids], "technical": [...], "local": [...], "voice": [...]}.
ALTER TABLE analyses ADD COLUMN recommendations TEXT;

-- What a deleted analysis still counts for: the quota of a day, and whether the demo was had. No address of a website outlives the day.
CREATE TABLE deleted_analyses (
  account_key TEXT NOT NULL,
  website TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX deleted_analyses_by_account ON deleted_analyses (account_key, created_at);
CREATE INDEX deleted_analyses_by_website ON deleted_analyses (website, created_at);
CREATE TABLE used_demos (account_key TEXT PRIMARY KEY) WITHOUT ROWID;

-- Recommendations ticked off. By website, so that they outlive a new analysis of it.
CREATE TABLE ticks (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  website TEXT NOT NULL,
  recommendation_id TEXT NOT NULL,
  ticked_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, website, recommendation_id)
) WITHOUT ROWID;

-- The link under which an analysis can be read by whoever has it. Revoking is deleting: what others saved goes with it.
CREATE TABLE shares (
  analysis_id INTEGER PRIMARY KEY REFERENCES analyses (id) ON DELETE CASCADE,
  -- 128 random bits, hex. As it is, because its owner wants to see the link again.
  token TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
);
CREATE TABLE saved_analyses (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  analysis_id INTEGER NOT NULL REFERENCES shares (analysis_id) ON DELETE CASCADE,
  saved_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, analysis_id)
) WITHOUT ROWID;
CREATE INDEX saved_analyses_by_analysis ON saved_analyses (analysis_id);
