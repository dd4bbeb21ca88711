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
	-- Most changes of an employee concern nothing that is counted, and each statement below is planned anew.
	IF TG_OP = 'UPDATE' THEN
		IF NOT EXISTS (
			SELECT branch_id, department_id, shift_id, left_at IS NULL, is_incomplete, birth_date, joining_date, insurance_expiry_date, company_last_day FROM arrived
			EXCEPT ALL
			SELECT branch_id, department_id, shift_id, left_at IS NULL, is_incomplete, birth_date, joining_date, insurance_expiry_date, company_last_day FROM gone
		) THEN
			RETURN NULL;
		END IF;
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
CREATE OR REPLACE FUNCTION note_assignments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today constant date := (now() AT TIME ZONE 'Asia/Kolkata')::date;
  -- A new employee has been assigned since the joining date, everybody else since today or the date that the transaction is about.
  effective constant text := CASE TG_OP WHEN 'INSERT' THEN 'arrived.joining_date' ELSE format(
    'greatest(arrived.joining_date, %L::date)', coalesce(nullif(current_setting('seamline.effective_on', true), '')::date, today)) END;
  changed constant text := CASE TG_OP WHEN 'INSERT' THEN '' ELSE
    'JOIN gone ON gone.id = arrived.id AND (gone.designation_id, gone.branch_id, gone.department_id, gone.sub_department_id, gone.shift_id)
      IS DISTINCT FROM (arrived.designation_id, arrived.branch_id, arrived.department_id, arrived.sub_department_id, arrived.shift_id)' END;
BEGIN
  -- Most changes of an employee concern no assignment, and the statement below is planned anew.
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (
      SELECT id, designation_id, branch_id, department_id, sub_department_id, shift_id FROM arrived
      EXCEPT ALL
      SELECT id, designation_id, branch_id, department_id, sub_department_id, shift_id FROM gone
    ) THEN
      RETURN NULL;
    END IF;
  END IF;
  -- In the order of the ids, so that two changes at once do not wait for each other in a circle.
  EXECUTE format(
    'INSERT INTO employee_assignments AS kept (employee_id, effective_from, designation, branch, department, sub_department, shift)
    SELECT arrived.id, %1$s, designations.designation, branches.name, departments.name, sub_departments.name, shifts.shift_name
    FROM arrived %2$s
    JOIN designations ON designations.id = arrived.designation_id
    JOIN branches ON branches.id = arrived.branch_id
    LEFT JOIN departments ON departments.id = arrived.department_id
    LEFT JOIN sub_departments ON sub_departments.id = arrived.sub_department_id
    LEFT JOIN shifts ON shifts.id = arrived.shift_id
    ORDER BY arrived.id
    ON CONFLICT (employee_id, effective_from) DO UPDATE SET designation = excluded.designation, branch = excluded.branch,
      department = excluded.department, sub_department = excluded.sub_department, shift = excluded.shift',
    effective, changed);
  RETURN NULL;
END $$;
