-- The day of the company: nothing else in SQL asks for it, and a test replaces this function.
CREATE FUNCTION today() RETURNS date LANGUAGE sql STABLE AS $$ SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_assignments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- A new employee has been assigned since the joining date, everybody else since today or the date that the transaction is about.
  effective constant text := CASE TG_OP WHEN 'INSERT' THEN 'arrived.joining_date' ELSE format(
    'greatest(arrived.joining_date, %L::date)', coalesce(nullif(current_setting('seamline.effective_on', true), '')::date, today())) END;
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
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_impossible_dates() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	tomorrow constant date := today() + 1;
	refused text;
BEGIN
	refused := CASE
		WHEN NEW.birth_date IS DISTINCT FROM OLD.birth_date AND NEW.birth_date > tomorrow THEN 'birth_date'
		WHEN NEW.joining_date IS DISTINCT FROM OLD.joining_date AND NEW.joining_date > tomorrow + interval '1 year' THEN 'joining_date'
		WHEN (NEW.birth_date, NEW.joining_date) IS DISTINCT FROM (OLD.birth_date, OLD.joining_date)
			AND NEW.joining_date - interval '14 years' < NEW.birth_date THEN 'joining_age'
		WHEN (NEW.resignation_date, NEW.joining_date) IS DISTINCT FROM (OLD.resignation_date, OLD.joining_date)
			AND NEW.resignation_date < NEW.joining_date THEN 'resignation_date'
		WHEN (NEW.company_last_day, NEW.joining_date) IS DISTINCT FROM (OLD.company_last_day, OLD.joining_date)
			AND NEW.company_last_day < NEW.joining_date THEN 'company_last_day'
		WHEN NEW.retirement_age IS DISTINCT FROM OLD.retirement_age AND NEW.retirement_age NOT BETWEEN 18 AND 100 THEN 'retirement_age'
	END;
	IF refused IS NOT NULL THEN
		RAISE check_violation USING
			MESSAGE = format('An employee cannot have this %s.', refused),
			TABLE = 'employees',
			CONSTRAINT = format('employees_%s_possible', refused);
	END IF;
	RETURN NEW;
END $$;
