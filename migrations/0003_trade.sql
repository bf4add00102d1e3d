-- Under what an analysis is compared with others: a trade of the engine. NULL when it could not be told, and for websites on private
-- addresses, which nobody else is to be compared with.
ALTER TABLE analyses ADD COLUMN trade TEXT;
CREATE INDEX analyses_by_trade ON analyses (trade, status, website, completed_at);
