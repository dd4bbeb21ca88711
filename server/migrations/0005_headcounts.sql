CREATE TABLE "branch_headcounts" (
	"branch_id" integer PRIMARY KEY NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shift_headcounts" (
	"shift_id" integer PRIMARY KEY NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "branch_headcounts" ADD CONSTRAINT "branch_headcounts_branch" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_headcounts" ADD CONSTRAINT "shift_headcounts_shift" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION count_heads() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	arrived constant text := 'SELECT branch_id, shift_id, 1 AS change FROM arrived WHERE left_at IS NULL';
	gone constant text := 'SELECT branch_id, shift_id, -1 AS change FROM gone WHERE left_at IS NULL';
	changes constant text := CASE TG_OP WHEN 'INSERT' THEN arrived WHEN 'DELETE' THEN gone ELSE arrived || ' UNION ALL ' || gone END;
	place text;
BEGIN
	FOREACH place IN ARRAY ARRAY['branch', 'shift'] LOOP
		IF TG_OP = 'TRUNCATE' THEN
			EXECUTE format('DELETE FROM %I', place || '_headcounts');
		ELSE
			-- In the order of the ids, so that two changes at once do not wait for each other in a circle.
			EXECUTE format(
				'INSERT INTO %1$I AS heads (%2$I, total)
				SELECT %2$I, sum(change) FROM (%3$s) AS changes WHERE %2$I IS NOT NULL
				GROUP BY %2$I HAVING sum(change) <> 0 ORDER BY %2$I
				ON CONFLICT (%2$I) DO UPDATE SET total = heads.total + excluded.total',
				place || '_headcounts', place || '_id', changes);
		END IF;
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER employees_arrived AFTER INSERT ON "employees" REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION count_heads();--> statement-breakpoint
CREATE TRIGGER employees_moved AFTER UPDATE ON "employees" REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION count_heads();--> statement-breakpoint
CREATE TRIGGER employees_gone AFTER DELETE ON "employees" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_heads();--> statement-breakpoint
CREATE TRIGGER employees_truncated AFTER TRUNCATE ON "employees" FOR EACH STATEMENT EXECUTE FUNCTION count_heads();--> statement-breakpoint
INSERT INTO "branch_headcounts" SELECT "branch_id", count(*) FROM "employees" WHERE "left_at" IS NULL GROUP BY "branch_id";--> statement-breakpoint
INSERT INTO "shift_headcounts" SELECT "shift_id", count(*) FROM "employees" WHERE "left_at" IS NULL AND "shift_id" IS NOT NULL GROUP BY "shift_id";
