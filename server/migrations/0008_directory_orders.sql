CREATE TABLE "department_headcounts" (
	"department_id" integer PRIMARY KEY NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "employees_directory_department";--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "department_order" text DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "department_headcounts" ADD CONSTRAINT "department_headcounts_department" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_heads() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	arrived constant text := 'SELECT branch_id, department_id, shift_id, 1 AS change FROM arrived WHERE left_at IS NULL';
	gone constant text := 'SELECT branch_id, department_id, shift_id, -1 AS change FROM gone WHERE left_at IS NULL';
	changes constant text := CASE TG_OP WHEN 'INSERT' THEN arrived WHEN 'DELETE' THEN gone ELSE arrived || ' UNION ALL ' || gone END;
	place text;
BEGIN
	FOREACH place IN ARRAY ARRAY['branch', 'department', 'shift'] LOOP
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
INSERT INTO "department_headcounts" SELECT "department_id", count(*) FROM "employees" WHERE "left_at" IS NULL AND "department_id" IS NOT NULL GROUP BY "department_id";--> statement-breakpoint
-- Departments of one name stand together, whatever its case, and whoever has none comes last.
CREATE FUNCTION department_order(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce('0' || lower(name) || chr(1) || name, '1')
$$;--> statement-breakpoint
CREATE FUNCTION stand_in_department() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Held against a change of the name until this is over, which would else pass by unseen.
	NEW.department_order := department_order((SELECT name FROM departments WHERE id = NEW.department_id FOR SHARE));
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER employees_stand_in_department BEFORE INSERT OR UPDATE OF department_id ON "employees" FOR EACH ROW EXECUTE FUNCTION stand_in_department();--> statement-breakpoint
CREATE FUNCTION follow_department() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE employees SET department_order = department_order(NEW.name) WHERE department_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER departments_renamed AFTER UPDATE OF name ON "departments" FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION follow_department();--> statement-breakpoint
UPDATE "employees" SET "department_order" = department_order("departments"."name") FROM "departments" WHERE "departments"."id" = "employees"."department_id";--> statement-breakpoint
CREATE INDEX "employees_directory_grouped" ON "employees" USING btree ("department_order","full_name","id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_directory_branch_grouped" ON "employees" USING btree ("branch_id","department_order","full_name","id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_directory_joined" ON "employees" USING btree ("joining_date","id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_directory_code" ON "employees" USING btree (coalesce('0' || "biometric_id", '1'),"id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_directory_code_down" ON "employees" USING btree (coalesce('1' || "biometric_id", '0'),"id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_health" ON "employees" USING btree ("id","shift_id","department_id","profile_picture_file_id","aadhaar_page_1_file_id","aadhaar_page_2_file_id","pan_card_file_id","insurance_expiry_date","probation_end_date","primary_email","company_mobile","biometric_id") WHERE "employees"."left_at" is null;
