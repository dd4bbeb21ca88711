CREATE TABLE "assignment_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assignment_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"effective_on" date NOT NULL,
	"is_pending" boolean DEFAULT false NOT NULL,
	"lapsed_because" text,
	"branch" text,
	"branch_id" integer,
	"department" text,
	"department_id" integer,
	"sub_department" text,
	"sub_department_id" integer,
	"designation" text,
	"designation_id" integer,
	"sets_shift" boolean DEFAULT false NOT NULL,
	"shift" text,
	"shift_id" integer,
	"sets_grade" boolean DEFAULT false NOT NULL,
	"grade" text,
	"employment_type" text,
	"sets_reporting" boolean DEFAULT false NOT NULL,
	"reason" text,
	"change_id" text,
	"entered_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"pending_branch_id" integer GENERATED ALWAYS AS (case when is_pending then branch_id end) STORED,
	"pending_department_id" integer GENERATED ALWAYS AS (case when is_pending then department_id end) STORED,
	"pending_sub_department_id" integer GENERATED ALWAYS AS (case when is_pending then sub_department_id end) STORED,
	"pending_designation_id" integer GENERATED ALWAYS AS (case when is_pending then designation_id end) STORED,
	"pending_shift_id" integer GENERATED ALWAYS AS (case when is_pending then shift_id end) STORED,
	CONSTRAINT "assignment_entries_something" CHECK ("assignment_entries"."branch" is not null or "assignment_entries"."designation" is not null or "assignment_entries"."sets_shift" or "assignment_entries"."sets_grade" or "assignment_entries"."employment_type" is not null or "assignment_entries"."sets_reporting"),
	CONSTRAINT "assignment_entries_lapsed_or_pending" CHECK ("assignment_entries"."lapsed_because" is null or not "assignment_entries"."is_pending"),
	CONSTRAINT "assignment_entries_lapsed_because_choice" CHECK ("assignment_entries"."lapsed_because" in ('left', 'place_gone', 'reporting')),
	CONSTRAINT "assignment_entries_employment_type_choice" CHECK ("assignment_entries"."employment_type" in ('FULL_TIME', 'PART_TIME')),
	CONSTRAINT "assignment_entries_reason_length" CHECK (char_length("assignment_entries"."reason") <= 200),
	CONSTRAINT "assignment_entries_grade_length" CHECK (char_length("assignment_entries"."grade") <= 100),
	CONSTRAINT "assignment_entries_change_id_length" CHECK (char_length("assignment_entries"."change_id") <= 32)
);
--> statement-breakpoint
CREATE TABLE "assignment_entry_reporting" (
	"entry_id" integer NOT NULL,
	"reports_to_id" integer NOT NULL,
	CONSTRAINT "assignment_entry_reporting_key" PRIMARY KEY("entry_id","reports_to_id")
);
--> statement-breakpoint
ALTER TABLE "due_changes" ADD COLUMN "entries_applied_through" date;--> statement-breakpoint
ALTER TABLE "assignment_entries" ADD CONSTRAINT "assignment_entries_employee" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_entries" ADD CONSTRAINT "assignment_entries_pending_branch_id" FOREIGN KEY ("pending_branch_id") REFERENCES "public"."branches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_entries" ADD CONSTRAINT "assignment_entries_pending_department_id" FOREIGN KEY ("pending_department_id") REFERENCES "public"."departments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_entries" ADD CONSTRAINT "assignment_entries_pending_sub_department_id" FOREIGN KEY ("pending_sub_department_id") REFERENCES "public"."sub_departments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_entries" ADD CONSTRAINT "assignment_entries_pending_designation_id" FOREIGN KEY ("pending_designation_id") REFERENCES "public"."designations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_entries" ADD CONSTRAINT "assignment_entries_pending_shift_id" FOREIGN KEY ("pending_shift_id") REFERENCES "public"."shifts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_entry_reporting" ADD CONSTRAINT "assignment_entry_reporting_entry" FOREIGN KEY ("entry_id") REFERENCES "public"."assignment_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_entry_reporting" ADD CONSTRAINT "assignment_entry_reporting_reports_to" FOREIGN KEY ("reports_to_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_entries_employee" ON "assignment_entries" USING btree ("employee_id","effective_on","id");--> statement-breakpoint
CREATE INDEX "assignment_entries_pending" ON "assignment_entries" USING btree ("effective_on") WHERE "assignment_entries"."is_pending";--> statement-breakpoint
CREATE INDEX "assignment_entries_lapsed" ON "assignment_entries" USING btree ("effective_on") WHERE "assignment_entries"."lapsed_because" is not null;--> statement-breakpoint
CREATE INDEX "assignment_entries_change" ON "assignment_entries" USING btree ("change_id") WHERE "assignment_entries"."change_id" is not null;--> statement-breakpoint
CREATE INDEX "assignment_entries_pending_branch_id" ON "assignment_entries" USING btree ("pending_branch_id") WHERE "assignment_entries"."pending_branch_id" is not null;--> statement-breakpoint
CREATE INDEX "assignment_entries_pending_department_id" ON "assignment_entries" USING btree ("pending_department_id") WHERE "assignment_entries"."pending_department_id" is not null;--> statement-breakpoint
CREATE INDEX "assignment_entries_pending_sub_department_id" ON "assignment_entries" USING btree ("pending_sub_department_id") WHERE "assignment_entries"."pending_sub_department_id" is not null;--> statement-breakpoint
CREATE INDEX "assignment_entries_pending_designation_id" ON "assignment_entries" USING btree ("pending_designation_id") WHERE "assignment_entries"."pending_designation_id" is not null;--> statement-breakpoint
CREATE INDEX "assignment_entries_pending_shift_id" ON "assignment_entries" USING btree ("pending_shift_id") WHERE "assignment_entries"."pending_shift_id" is not null;--> statement-breakpoint
CREATE INDEX "assignment_entry_reporting_reports_to_id" ON "assignment_entry_reporting" USING btree ("reports_to_id");--> statement-breakpoint
-- Names come from the records, ids from the columns. The transition tables of one statement are read.
CREATE FUNCTION enter_direct_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	author constant text := nullif(current_setting('seamline.author', true), '');
	change constant text := nullif(current_setting('seamline.change', true), '');
	-- Entries of a day that has been applied already are not later than a change that follows them.
	current_day constant date := greatest(today(), (SELECT entries_applied_through FROM due_changes));
BEGIN
	IF TG_OP = 'UPDATE' THEN
		-- The first entries begin on the joining date: they follow a correction of that, unless another one has begun by then.
		UPDATE assignment_entries first SET effective_on = arrived.joining_date
		FROM arrived JOIN gone ON gone.id = arrived.id AND gone.joining_date <> arrived.joining_date
		WHERE first.employee_id = arrived.id AND first.effective_on = gone.joining_date AND NOT first.is_pending
			AND NOT EXISTS (
				SELECT FROM assignment_entries other
				WHERE other.employee_id = first.employee_id AND other.effective_on <> first.effective_on
					AND other.effective_on <= greatest(arrived.joining_date, gone.joining_date));
	END IF;
	IF current_setting('seamline.entered', true) = 'on' THEN
		RETURN NULL;
	END IF;
	IF TG_OP = 'INSERT' THEN
		INSERT INTO assignment_entries (employee_id, effective_on, branch, branch_id, department, department_id, sub_department, sub_department_id,
			designation, designation_id, sets_shift, shift, shift_id, sets_grade, grade, employment_type, sets_reporting, entered_by, change_id)
		SELECT id, joining_date, (SELECT name FROM branches WHERE id = branch_id), branch_id,
			(SELECT name FROM departments WHERE id = department_id), department_id,
			(SELECT name FROM sub_departments WHERE id = sub_department_id), sub_department_id,
			(SELECT designation FROM designations WHERE id = designation_id), designation_id,
			true, (SELECT shift_name FROM shifts WHERE id = shift_id), shift_id, true, grade, employment_type, true, author, change
		FROM arrived ORDER BY id;
		RETURN NULL;
	END IF;
	-- In the order of the ids, so that two changes at once do not wait for each other in a circle.
	INSERT INTO assignment_entries (employee_id, effective_on, branch, branch_id, department, department_id, sub_department, sub_department_id,
		designation, designation_id, sets_shift, shift, shift_id, sets_grade, grade, employment_type, entered_by, change_id)
	SELECT id, greatest(joining_date, current_day),
		CASE WHEN moved THEN (SELECT name FROM branches WHERE id = branch_id) END, CASE WHEN moved THEN branch_id END,
		CASE WHEN moved THEN (SELECT name FROM departments WHERE id = department_id) END, CASE WHEN moved THEN department_id END,
		CASE WHEN moved THEN (SELECT name FROM sub_departments WHERE id = sub_department_id) END, CASE WHEN moved THEN sub_department_id END,
		CASE WHEN promoted THEN (SELECT designation FROM designations WHERE id = designation_id) END, CASE WHEN promoted THEN designation_id END,
		shifted, CASE WHEN shifted THEN (SELECT shift_name FROM shifts WHERE id = shift_id) END, CASE WHEN shifted THEN shift_id END,
		graded, CASE WHEN graded THEN grade END, CASE WHEN employed THEN employment_type END, author, change
	FROM (
		SELECT arrived.*,
			(arrived.branch_id, arrived.department_id, arrived.sub_department_id) IS DISTINCT FROM (gone.branch_id, gone.department_id, gone.sub_department_id) AS moved,
			arrived.designation_id <> gone.designation_id AS promoted,
			arrived.shift_id IS DISTINCT FROM gone.shift_id AS shifted,
			arrived.grade IS DISTINCT FROM gone.grade AS graded,
			arrived.employment_type <> gone.employment_type AS employed
		FROM arrived JOIN gone USING (id)
		WHERE arrived.erased_at IS NULL
	) AS changed
	WHERE moved OR promoted OR shifted OR graded OR employed
	ORDER BY id;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER employees_assigned ON employees;--> statement-breakpoint
DROP TRIGGER employees_reassigned ON employees;--> statement-breakpoint
DROP TRIGGER employees_rejoined ON employees;--> statement-breakpoint
DROP FUNCTION note_assignments();--> statement-breakpoint
DROP FUNCTION move_first_assignments();--> statement-breakpoint
CREATE TRIGGER employees_entered AFTER INSERT ON employees REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION enter_direct_changes();--> statement-breakpoint
CREATE TRIGGER employees_changed AFTER UPDATE ON employees REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION enter_direct_changes();--> statement-breakpoint
-- Reporting persons are replaced row by row: what one transaction does to those of an employee is one entry.
CREATE FUNCTION enter_direct_reporting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	current_day constant date := greatest(today(), (SELECT entries_applied_through FROM due_changes));
	change constant text := nullif(current_setting('seamline.change', true), '');
BEGIN
	IF current_setting('seamline.entered', true) = 'on' THEN
		RETURN NULL;
	END IF;
	WITH latest AS (
		SELECT employee.id, greatest(employee.joining_date, current_day) AS day, entry.id AS entry_id
		FROM employees employee
		LEFT JOIN LATERAL (
			SELECT CASE WHEN change_id IS NOT DISTINCT FROM change AND NOT is_pending AND created_at = transaction_timestamp()::timestamptz(3) THEN candidate.id END AS id
			FROM assignment_entries candidate
			WHERE employee_id = employee.id AND effective_on <= greatest(employee.joining_date, current_day)
			ORDER BY effective_on DESC, candidate.id DESC LIMIT 1
		) AS entry ON true
		WHERE employee.id IN (SELECT employee_id FROM changed) AND employee.erased_at IS NULL
	), entered AS (
		INSERT INTO assignment_entries (employee_id, effective_on, sets_reporting, entered_by, change_id)
		SELECT id, day, true, nullif(current_setting('seamline.author', true), ''), change FROM latest WHERE entry_id IS NULL ORDER BY id
		RETURNING id, employee_id
	), known AS (
		UPDATE assignment_entries SET sets_reporting = true WHERE id IN (SELECT entry_id FROM latest)
		RETURNING id, employee_id
	), removed AS (
		DELETE FROM assignment_entry_reporting line USING known
		WHERE line.entry_id = known.id AND (known.employee_id, line.reports_to_id) NOT IN (SELECT employee_id, reports_to_id FROM employee_reporting)
	)
	INSERT INTO assignment_entry_reporting (entry_id, reports_to_id)
	SELECT entry.id, reports_to_id FROM (SELECT * FROM entered UNION ALL SELECT * FROM known) AS entry JOIN employee_reporting USING (employee_id)
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER reporting_added AFTER INSERT ON employee_reporting REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION enter_direct_reporting();--> statement-breakpoint
CREATE TRIGGER reporting_removed AFTER DELETE ON employee_reporting REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION enter_direct_reporting();--> statement-breakpoint
CREATE FUNCTION follow_moved_department() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'departments' THEN
		UPDATE assignment_entries SET branch_id = NEW.branch_id WHERE pending_department_id = NEW.id;
	ELSE
		UPDATE assignment_entries SET department_id = NEW.department_id, branch_id = departments.branch_id
		FROM departments WHERE departments.id = NEW.department_id AND pending_sub_department_id = NEW.id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER departments_moved AFTER UPDATE OF branch_id ON departments FOR EACH ROW WHEN (old.branch_id <> new.branch_id) EXECUTE FUNCTION follow_moved_department();--> statement-breakpoint
CREATE TRIGGER sub_departments_moved AFTER UPDATE OF department_id ON sub_departments FOR EACH ROW WHEN (old.department_id <> new.department_id) EXECUTE FUNCTION follow_moved_department();--> statement-breakpoint
-- What a transfer leaves out of a place stays as it is today, unless it belongs to another branch or department.
CREATE FUNCTION adopt_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM assignment_entries WHERE employee_id = NEW.employee_id AND is_pending AND effective_on = NEW.effective_on AND change_id IS NULL;
	INSERT INTO assignment_entries (employee_id, effective_on, is_pending, branch, branch_id, department, department_id, sub_department, sub_department_id,
		designation, designation_id, sets_shift, shift, shift_id, created_at)
	SELECT NEW.employee_id, NEW.effective_on, true, branches.name, branches.id, departments.name, departments.id, sub_departments.name, sub_departments.id,
		designations.designation, NEW.designation_id, NEW.shift_id IS NOT NULL, shifts.shift_name, NEW.shift_id, NEW.created_at
	FROM employees employee
	LEFT JOIN departments wanted ON wanted.id = NEW.department_id
	LEFT JOIN branches ON branches.id = CASE WHEN num_nonnulls(NEW.branch_id, NEW.department_id, NEW.sub_department_id) > 0
		THEN coalesce(NEW.branch_id, wanted.branch_id, employee.branch_id) END
	LEFT JOIN departments ON departments.id = coalesce(NEW.department_id, employee.department_id) AND departments.branch_id = branches.id
	LEFT JOIN sub_departments ON sub_departments.id = coalesce(NEW.sub_department_id, employee.sub_department_id) AND sub_departments.department_id = departments.id
	LEFT JOIN designations ON designations.id = NEW.designation_id
	LEFT JOIN shifts ON shifts.id = NEW.shift_id
	WHERE employee.id = NEW.employee_id;
	DELETE FROM employee_transfers WHERE employee_id = NEW.employee_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER employee_transfers_adopted AFTER INSERT OR UPDATE ON employee_transfers FOR EACH ROW EXECUTE FUNCTION adopt_transfer();--> statement-breakpoint
-- The history so far has names without ids. The latest entry of an employee is what the columns say.
INSERT INTO assignment_entries (employee_id, effective_on, branch, branch_id, department, department_id, sub_department, sub_department_id,
	designation, designation_id, sets_shift, shift, shift_id, created_at)
SELECT kept.employee_id, effective_from, branch, CASE WHEN latest THEN branch_id END, department, CASE WHEN latest THEN department_id END,
	sub_department, CASE WHEN latest THEN sub_department_id END, designation, CASE WHEN latest THEN designation_id END,
	true, shift, CASE WHEN latest THEN shift_id END, kept.created_at
FROM (SELECT *, effective_from = max(effective_from) OVER (PARTITION BY employee_id) AS latest FROM employee_assignments) AS kept
JOIN employees ON employees.id = kept.employee_id
ORDER BY kept.employee_id, effective_from;--> statement-breakpoint
-- Other values are recorded from today on, or from the last day, since when nothing changes.
INSERT INTO assignment_entries (employee_id, effective_on, branch, branch_id, department, department_id, sub_department, sub_department_id,
	designation, designation_id, sets_shift, shift, shift_id, sets_grade, grade, employment_type, sets_reporting)
SELECT employee.id, greatest(joining_date, least(today(), company_last_day)),
	branches.name, branches.id, departments.name, departments.id, sub_departments.name, sub_departments.id,
	designations.designation, designations.id, unknown, shifts.shift_name, shifts.id, true, grade, employment_type, true
FROM (
	SELECT *, NOT EXISTS (SELECT FROM assignment_entries WHERE employee_id = employees.id) AS unknown FROM employees WHERE erased_at IS NULL
) AS employee
LEFT JOIN branches ON unknown AND branches.id = employee.branch_id
LEFT JOIN departments ON unknown AND departments.id = employee.department_id
LEFT JOIN sub_departments ON unknown AND sub_departments.id = employee.sub_department_id
LEFT JOIN designations ON unknown AND designations.id = employee.designation_id
LEFT JOIN shifts ON unknown AND shifts.id = employee.shift_id
ORDER BY employee.id;--> statement-breakpoint
INSERT INTO assignment_entry_reporting (entry_id, reports_to_id)
SELECT entry.id, reports_to_id FROM assignment_entries entry JOIN employee_reporting USING (employee_id) WHERE entry.sets_reporting;--> statement-breakpoint
UPDATE employee_transfers SET version = version;--> statement-breakpoint
UPDATE due_changes SET entries_applied_through = applied_through;
