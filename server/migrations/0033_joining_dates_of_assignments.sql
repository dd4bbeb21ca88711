-- The first assignment begins on the joining date: it follows a correction of that, unless another one has begun by then.
CREATE FUNCTION move_first_assignments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE employee_assignments first SET effective_from = arrived.joining_date
  FROM arrived JOIN gone ON gone.id = arrived.id AND gone.joining_date <> arrived.joining_date
  WHERE first.employee_id = arrived.id AND first.effective_from = gone.joining_date
    AND NOT EXISTS (
      SELECT FROM employee_assignments other
      WHERE other.employee_id = first.employee_id AND other.effective_from <> first.effective_from
        AND other.effective_from <= greatest(arrived.joining_date, gone.joining_date));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER employees_rejoined AFTER UPDATE ON "employees" REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION move_first_assignments();
