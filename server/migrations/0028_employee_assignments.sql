CREATE TABLE "employee_assignments" (
	"employee_id" integer NOT NULL,
	"effective_from" date NOT NULL,
	"designation" text NOT NULL,
	"branch" text NOT NULL,
	"department" text,
	"sub_department" text,
	"shift" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employee_assignments_key" PRIMARY KEY("employee_id","effective_from")
);
--> statement-breakpoint
ALTER TABLE "employee_assignments" ADD CONSTRAINT "employee_assignments_employee" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was before is not known: the activity log has been kept for less time than people have worked here.
INSERT INTO "employee_assignments" ("employee_id", "effective_from", "designation", "branch", "department", "sub_department", "shift")
SELECT employees.id, greatest(employees.joining_date, (now() AT TIME ZONE 'Asia/Kolkata')::date), designations.designation, branches.name, departments.name, sub_departments.name, shifts.shift_name
FROM employees
JOIN designations ON designations.id = employees.designation_id
JOIN branches ON branches.id = employees.branch_id
LEFT JOIN departments ON departments.id = employees.department_id
LEFT JOIN sub_departments ON sub_departments.id = employees.sub_department_id
LEFT JOIN shifts ON shifts.id = employees.shift_id;--> statement-breakpoint
CREATE FUNCTION note_assignments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today constant date := (now() AT TIME ZONE 'Asia/Kolkata')::date;
  -- A new employee has been assigned since the joining date, everybody else since today or the date that the transaction is about.
  effective constant text := CASE TG_OP WHEN 'INSERT' THEN 'arrived.joining_date' ELSE format(
    'greatest(arrived.joining_date, %L::date)', coalesce(nullif(current_setting('seamline.effective_on', true), '')::date, today)) END;
  changed constant text := CASE TG_OP WHEN 'INSERT' THEN '' ELSE
    'JOIN gone ON gone.id = arrived.id AND (gone.designation_id, gone.branch_id, gone.department_id, gone.sub_department_id, gone.shift_id)
      IS DISTINCT FROM (arrived.designation_id, arrived.branch_id, arrived.department_id, arrived.sub_department_id, arrived.shift_id)' END;
BEGIN
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
CREATE TRIGGER employees_assigned AFTER INSERT ON "employees" REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_assignments();--> statement-breakpoint
CREATE TRIGGER employees_reassigned AFTER UPDATE ON "employees" REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_assignments();
