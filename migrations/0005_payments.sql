-- A payment is written before the provider is asked, so it has no intent at first; `order_id` is the provider's idempotency key.
-- open -> processing -> succeeded -> disputed -> succeeded | lost, succeeded -> refunded; failed. Paid: succeeded and disputed.
CREATE TABLE payments_new (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id TEXT NOT NULL UNIQUE,
  -- The provider's name for it; NULL until it was opened there.
  intent_id TEXT UNIQUE,
  provider TEXT NOT NULL,
  -- Whether real money moves.
  is_live INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  website TEXT NOT NULL,
  -- The analysis it was started from.
  analysis_id INTEGER NOT NULL,
  amount_cents INTEGER NOT NULL,
  currency TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'processing', 'succeeded', 'disputed', 'lost', 'refunded', 'failed')),
  -- The last dispute that was decided: a late word of its opening must not open it again.
  closed_dispute_id TEXT,
  -- The provider's own receipt; NULL where it has none.
  receipt_url TEXT,
  created_at INTEGER NOT NULL,
  -- When the money moved, or it was clear that it will not.
  settled_at INTEGER,
  -- When the provider was last asked by the cron.
  checked_at INTEGER NOT NULL DEFAULT 0
);
INSERT INTO payments_new (id, order_id, intent_id, provider, is_live, user_id, website, analysis_id, amount_cents, currency, status, created_at, settled_at)
  SELECT id, 'order_' || id, intent_id, provider, 0, user_id, website, analysis_id, amount_cents, currency, status, created_at, settled_at FROM payments;
DROP TABLE payments;
ALTER TABLE payments_new RENAME TO payments;
CREATE INDEX payments_by_entitlement ON payments (user_id, website, status);
-- Two tabs must not open two payments that could both be paid.
CREATE UNIQUE INDEX payments_one_unsettled ON payments (user_id, website) WHERE status IN ('open', 'processing');
CREATE INDEX payments_unsettled ON payments (status, checked_at) WHERE status IN ('open', 'processing');
CREATE INDEX payments_by_age ON payments (created_at);

-- What the provider has told us, each word once. A row is written in the same batch as what it changes.
CREATE TABLE payment_events (
  -- The provider's name for the event.
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  -- NULL: about nothing of ours, or of a kind we do not act on.
  payment_id INTEGER,
  received_at INTEGER NOT NULL
);
CREATE INDEX payment_events_by_age ON payment_events (received_at);

-- The local provider opens one intent per order, however often it is asked, as a real one does.
ALTER TABLE local_payment_intents ADD COLUMN order_id TEXT;
CREATE UNIQUE INDEX local_payment_intents_by_order ON local_payment_intents (order_id);
CREATE INDEX local_payment_intents_by_age ON local_payment_intents (created_at);

-- Mail on its way. What was sent keeps its key, so that nothing is sent twice, and loses its words.
CREATE TABLE mails (
  -- What it is about: "receipt:12".
  key TEXT PRIMARY KEY,
  -- JSON {to, replyTo, subject, text, html}; NULL once sent or given up.
  mail TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_try_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX mails_due ON mails (next_try_at) WHERE mail IS NOT NULL;
CREATE INDEX mails_by_age ON mails (created_at);

-- Owners who left the page of a running analysis and want to hear when it ends.
CREATE TABLE report_notices (
  session_id TEXT PRIMARY KEY REFERENCES analyses (session_id) ON DELETE CASCADE,
  asked_at INTEGER NOT NULL
);
