-- A payment for one website by one user. One that succeeded, and was not taken back, is the entitlement: there is no second record of it.
-- Kept for seven years, also when the account is gone: hence no foreign key.
CREATE TABLE payments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The provider's name for it.
  intent_id TEXT NOT NULL UNIQUE,
  provider TEXT NOT NULL,
  user_id INTEGER NOT NULL,
  website TEXT NOT NULL,
  -- The analysis it was started from.
  analysis_id INTEGER NOT NULL,
  amount_cents INTEGER NOT NULL,
  currency TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'processing', 'succeeded', 'failed', 'refunded', 'disputed')),
  created_at INTEGER NOT NULL,
  settled_at INTEGER
);
CREATE INDEX payments_by_entitlement ON payments (user_id, website, status);
-- Two tabs must not open two payments that could both be paid.
CREATE UNIQUE INDEX payments_one_unsettled ON payments (user_id, website) WHERE status IN ('open', 'processing');
CREATE INDEX payments_by_age ON payments (created_at);

-- What the provider of PAYMENTS=local remembers, as a real one would on its side.
CREATE TABLE local_payment_intents (
  intent_id TEXT PRIMARY KEY,
  client_secret TEXT NOT NULL UNIQUE,
  -- NULL until a card was accepted; then the moment the money counts as moved.
  succeeds_at INTEGER,
  created_at INTEGER NOT NULL
);

-- Entitlement is read from payments.
ALTER TABLE analyses DROP COLUMN is_paid;
