DROP INDEX "employees_health";--> statement-breakpoint
DROP INDEX "employees_sub_department_id";--> statement-breakpoint
DROP INDEX "employees_designation_id";--> statement-breakpoint
ALTER TABLE "branch_headcounts" ADD COLUMN "joining" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "department_headcounts" ADD COLUMN "joining" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shift_headcounts" ADD COLUMN "joining" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "has_joined" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "employees_joining" ON "employees" USING btree ("joining_date","id") WHERE not "employees"."has_joined";--> statement-breakpoint
CREATE INDEX "employees_health" ON "employees" USING btree ("id","shift_id","department_id","profile_picture_file_id","aadhaar_page_1_file_id","aadhaar_page_2_file_id","pan_card_file_id","insurance_expiry_date","probation_end_date","primary_email","company_mobile","biometric_id") WHERE "employees"."left_at" is null and "employees"."has_joined";--> statement-breakpoint
CREATE INDEX "employees_sub_department_id" ON "employees" USING btree ("sub_department_id","left_at","has_joined");--> statement-breakpoint
CREATE INDEX "employees_designation_id" ON "employees" USING btree ("designation_id","left_at","has_joined");--> statement-breakpoint
CREATE FUNCTION set_has_joined() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.has_joined := NEW.joining_date <= today();
	-- Changes of a new day wait for this transaction at this row, and then find the employee.
	IF NOT NEW.has_joined THEN
		NEW.has_joined := NEW.joining_date <= coalesce((SELECT entries_applied_through FROM due_changes FOR SHARE), today());
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER employees_set_has_joined BEFORE INSERT OR UPDATE OF joining_date ON employees FOR EACH ROW EXECUTE FUNCTION set_has_joined();--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_heads() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	columns constant text := 'branch_id, department_id, shift_id, left_at IS NOT NULL AS is_former, has_joined, is_incomplete, birth_date, joining_date, insurance_expiry_date, company_last_day';
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
	-- Most changes of an employee concern nothing that is counted, and each statement below is planned anew.
	IF TG_OP = 'UPDATE' THEN
		IF NOT EXISTS (
			SELECT branch_id, department_id, shift_id, left_at IS NULL, has_joined, is_incomplete, birth_date, joining_date, insurance_expiry_date, company_last_day FROM arrived
			EXCEPT ALL
			SELECT branch_id, department_id, shift_id, left_at IS NULL, has_joined, is_incomplete, birth_date, joining_date, insurance_expiry_date, company_last_day FROM gone
		) THEN
			RETURN NULL;
		END IF;
	END IF;
	-- In the order of the keys, so that two changes at once do not wait for each other in a circle.
	EXECUTE format(
		'INSERT INTO branch_headcounts AS heads (branch_id, total, joining, incomplete)
		SELECT * FROM (
			SELECT branch_id, sum(change * has_joined::integer) AS total, sum(change * (NOT has_joined)::integer) AS joining,
				sum(change * (has_joined AND is_incomplete)::integer) AS incomplete
			FROM (%s) AS changes WHERE NOT is_former GROUP BY branch_id
		) AS sums WHERE (total, joining, incomplete) <> (0, 0, 0) ORDER BY branch_id
		ON CONFLICT (branch_id) DO UPDATE SET total = heads.total + excluded.total, joining = heads.joining + excluded.joining,
			incomplete = heads.incomplete + excluded.incomplete',
		changes);
	FOREACH place IN ARRAY ARRAY['department', 'shift'] LOOP
		EXECUTE format(
			'INSERT INTO %1$I AS heads (%2$I, total, joining)
			SELECT * FROM (
				SELECT %2$I, sum(change * has_joined::integer) AS total, sum(change * (NOT has_joined)::integer) AS joining
				FROM (%3$s) AS changes WHERE NOT is_former AND %2$I IS NOT NULL GROUP BY %2$I
			) AS sums WHERE (total, joining) <> (0, 0) ORDER BY %2$I
			ON CONFLICT (%2$I) DO UPDATE SET total = heads.total + excluded.total, joining = heads.joining + excluded.joining',
			place || '_headcounts', place || '_id', changes);
	END LOOP;
	EXECUTE format(
		'INSERT INTO employee_date_counts AS counts (is_former, field, day, total)
		SELECT is_former, field, day, sum(change) FROM (%s) AS changes CROSS JOIN LATERAL (VALUES
			(''birth_date'', CASE WHEN has_joined AND NOT is_former THEN birth_date END),
			(''insurance_expiry_date'', CASE WHEN has_joined AND NOT is_former THEN insurance_expiry_date END),
			(''joining_date'', joining_date),
			(''company_last_day'', company_last_day)
		) AS dates (field, day) WHERE day IS NOT NULL
		GROUP BY is_former, field, day HAVING sum(change) <> 0 ORDER BY is_former, field, day
		ON CONFLICT (is_former, field, day) DO UPDATE SET total = counts.total + excluded.total',
		changes);
	RETURN NULL;
END $$;--> statement-breakpoint
-- All counted as joined until now; the trigger moves those whose day is ahead from one count to the other.
UPDATE employees SET has_joined = false WHERE joining_date > today();
