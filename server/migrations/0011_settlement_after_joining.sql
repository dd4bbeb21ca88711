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
		WHEN (NEW.settled_on, NEW.joining_date) IS DISTINCT FROM (OLD.settled_on, OLD.joining_date)
			AND NEW.settled_on < NEW.joining_date THEN 'settled_on'
		WHEN NEW.retirement_age IS DISTINCT FROM OLD.retirement_age AND NEW.retirement_age NOT BETWEEN 18 AND 100 THEN 'retirement_age'
	END;
	IF refused IS NOT NULL THEN
		RAISE check_violation USING
			MESSAGE = format('An employee cannot have this %s.', refused),
			TABLE = 'employees',
			CONSTRAINT = format('employees_%s_possible', refused);
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
DROP TRIGGER employees_dates_possible ON employees;--> statement-breakpoint
CREATE TRIGGER employees_dates_possible BEFORE INSERT OR UPDATE OF birth_date, joining_date, resignation_date, company_last_day, settled_on, retirement_age ON employees FOR EACH ROW EXECUTE FUNCTION refuse_impossible_dates();
