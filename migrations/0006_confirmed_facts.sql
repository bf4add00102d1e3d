-- What the owner said of the facts of a website: kept for every later analysis of it, as one JSON document.
CREATE TABLE confirmed_facts (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Host without www., as in analyses.
  website TEXT NOT NULL,
  statements TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, website)
);
