-- Finds texts by their parts; PostgreSQL counts it among the extensions that a database's owner may add.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "employees_search" ON "employees" USING gin ("search_text" gin_trgm_ops) WHERE "employees"."left_at" is null;