ALTER TABLE "branch_headcounts" ADD COLUMN "no_bank_account" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "branch_headcounts" ADD COLUMN "no_id_proof" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "postal_address" text;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "telephone" text;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_postal_address_length" CHECK (char_length("branches"."postal_address") <= 500);--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_state_length" CHECK (char_length("branches"."state") <= 100);--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_telephone_length" CHECK (char_length("branches"."telephone") <= 30);--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_heads() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	columns constant text := 'branch_id, department_id, shift_id, left_at IS NOT NULL AS is_former, has_joined, is_incomplete, bank_account_number IS NULL AS no_bank_account, coalesce(aadhaar_page_1_file_id, aadhaar_page_2_file_id, pan_card_file_id) IS NULL AS no_id_proof, birth_date, joining_date, insurance_expiry_date, company_last_day';
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
			SELECT branch_id, department_id, shift_id, left_at IS NULL, has_joined, is_incomplete, bank_account_number IS NULL, coalesce(aadhaar_page_1_file_id, aadhaar_page_2_file_id, pan_card_file_id) IS NULL, birth_date, joining_date, insurance_expiry_date, company_last_day FROM arrived
			EXCEPT ALL
			SELECT branch_id, department_id, shift_id, left_at IS NULL, has_joined, is_incomplete, bank_account_number IS NULL, coalesce(aadhaar_page_1_file_id, aadhaar_page_2_file_id, pan_card_file_id) IS NULL, birth_date, joining_date, insurance_expiry_date, company_last_day FROM gone
		) THEN
			RETURN NULL;
		END IF;
	END IF;
	-- In the order of the keys, so that two changes at once do not wait for each other in a circle.
	EXECUTE format(
		'INSERT INTO branch_headcounts AS heads (branch_id, total, joining, incomplete, no_bank_account, no_id_proof)
		SELECT * FROM (
			SELECT branch_id, sum(change * has_joined::integer) AS total, sum(change * (NOT has_joined)::integer) AS joining,
				sum(change * (has_joined AND is_incomplete)::integer) AS incomplete,
				sum(change * (has_joined AND no_bank_account)::integer) AS no_bank_account,
				sum(change * (has_joined AND no_id_proof)::integer) AS no_id_proof
			FROM (%s) AS changes WHERE NOT is_former GROUP BY branch_id
		) AS sums WHERE (total, joining, incomplete, no_bank_account, no_id_proof) <> (0, 0, 0, 0, 0) ORDER BY branch_id
		ON CONFLICT (branch_id) DO UPDATE SET total = heads.total + excluded.total, joining = heads.joining + excluded.joining,
			incomplete = heads.incomplete + excluded.incomplete,
			no_bank_account = heads.no_bank_account + excluded.no_bank_account,
			no_id_proof = heads.no_id_proof + excluded.no_id_proof',
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
UPDATE branch_headcounts AS heads SET no_bank_account = missing.no_bank_account, no_id_proof = missing.no_id_proof
FROM (
	SELECT branch_id, count(*) FILTER (WHERE bank_account_number IS NULL) AS no_bank_account,
		count(*) FILTER (WHERE coalesce(aadhaar_page_1_file_id, aadhaar_page_2_file_id, pan_card_file_id) IS NULL) AS no_id_proof
	FROM employees WHERE left_at IS NULL AND has_joined GROUP BY branch_id
) AS missing WHERE missing.branch_id = heads.branch_id;
