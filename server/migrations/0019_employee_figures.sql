-- 229 for 29 February of any year.
CREATE FUNCTION month_day(day date) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT (extract(month FROM day) * 100 + extract(day FROM day))::integer
$$;--> statement-breakpoint
CREATE TABLE "employee_date_counts" (
	"is_former" boolean NOT NULL,
	"field" text NOT NULL,
	"day" date NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "employee_date_counts_key" PRIMARY KEY("is_former","field","day")
);
--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "is_incomplete" boolean GENERATED ALWAYS AS (shift_id is null or department_id is null or profile_picture_file_id is null or aadhaar_page_1_file_id is null or aadhaar_page_2_file_id is null or pan_card_file_id is null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "branch_headcounts" ADD COLUMN "incomplete" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "employee_date_counts_month_day" ON "employee_date_counts" USING btree ("is_former","field",month_day("day"));--> statement-breakpoint
CREATE INDEX "employees_birthday" ON "employees" USING btree (month_day("birth_date"),"full_name","id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_anniversary" ON "employees" USING btree (month_day("joining_date"),"full_name","id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_heads() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	columns constant text := 'branch_id, department_id, shift_id, left_at IS NOT NULL AS is_former, is_incomplete, birth_date, joining_date, insurance_expiry_date, company_last_day';
	arrived constant text := format('SELECT %s, 1 AS change FROM arrived', columns);
	gone constant text := format('SELECT %s, -1 AS change FROM gone', columns);
	changes constant text := CASE TG_OP WHEN 'INSERT' THEN arrived WHEN 'DELETE' THEN gone ELSE arrived || ' UNION ALL ' || gone END;
	place text;
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM branch_headcounts;
		DELETE FROM department_headcounts;
		DELETE FROM shift_headcounts;
		DELETE FROM employee_date_counts;
		RETURN NULL;
	END IF;
	-- In the order of the keys, so that two changes at once do not wait for each other in a circle.
	EXECUTE format(
		'INSERT INTO branch_headcounts AS heads (branch_id, total, incomplete)
		SELECT branch_id, sum(change), sum(change * is_incomplete::integer) FROM (%s) AS changes WHERE NOT is_former
		GROUP BY branch_id HAVING sum(change) <> 0 OR sum(change * is_incomplete::integer) <> 0 ORDER BY branch_id
		ON CONFLICT (branch_id) DO UPDATE SET total = heads.total + excluded.total, incomplete = heads.incomplete + excluded.incomplete',
		changes);
	FOREACH place IN ARRAY ARRAY['department', 'shift'] LOOP
		EXECUTE format(
			'INSERT INTO %1$I AS heads (%2$I, total)
			SELECT %2$I, sum(change) FROM (%3$s) AS changes WHERE NOT is_former AND %2$I IS NOT NULL
			GROUP BY %2$I HAVING sum(change) <> 0 ORDER BY %2$I
			ON CONFLICT (%2$I) DO UPDATE SET total = heads.total + excluded.total',
			place || '_headcounts', place || '_id', changes);
	END LOOP;
	EXECUTE format(
		'INSERT INTO employee_date_counts AS counts (is_former, field, day, total)
		SELECT is_former, field, day, sum(change) FROM (%s) AS changes CROSS JOIN LATERAL (VALUES
			(''birth_date'', CASE WHEN NOT is_former THEN birth_date END),
			(''insurance_expiry_date'', CASE WHEN NOT is_former THEN insurance_expiry_date END),
			(''joining_date'', joining_date),
			(''company_last_day'', company_last_day)
		) AS dates (field, day) WHERE day IS NOT NULL
		GROUP BY is_former, field, day HAVING sum(change) <> 0 ORDER BY is_former, field, day
		ON CONFLICT (is_former, field, day) DO UPDATE SET total = counts.total + excluded.total',
		changes);
	RETURN NULL;
END $$;--> statement-breakpoint
UPDATE "branch_headcounts" SET "incomplete" = (SELECT count(*) FROM "employees" WHERE "left_at" IS NULL AND "is_incomplete" AND "employees"."branch_id" = "branch_headcounts"."branch_id");--> statement-breakpoint
INSERT INTO "employee_date_counts" SELECT "left_at" IS NOT NULL, "field", "day", count(*) FROM "employees" CROSS JOIN LATERAL (VALUES
	('birth_date', CASE WHEN "left_at" IS NULL THEN "birth_date" END),
	('insurance_expiry_date', CASE WHEN "left_at" IS NULL THEN "insurance_expiry_date" END),
	('joining_date', "joining_date"),
	('company_last_day', "company_last_day")
) AS "dates" ("field", "day") WHERE "day" IS NOT NULL GROUP BY 1, 2, 3;
