CREATE TABLE "member_branches" (
	"member_id" integer NOT NULL,
	"branch_id" integer NOT NULL,
	CONSTRAINT "member_branches_key" PRIMARY KEY("member_id","branch_id")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "has_scope" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member_branches" ADD CONSTRAINT "member_branches_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_branches" ADD CONSTRAINT "member_branches_branch" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_branches_branch_id" ON "member_branches" USING btree ("branch_id");--> statement-breakpoint
-- The role belongs to the whole cluster: another database may have created it, or an administrator.
DO $$
DECLARE
	has_set_option constant boolean := current_setting('server_version_num')::integer >= 160000;
	grant_role constant text := format('GRANT seamline_scoped TO %I%s', current_user, CASE WHEN has_set_option THEN ' WITH INHERIT FALSE, SET TRUE' ELSE '' END);
BEGIN
	IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'seamline_scoped') THEN
		BEGIN
			CREATE ROLE seamline_scoped NOLOGIN;
		EXCEPTION WHEN duplicate_object OR unique_violation THEN
			NULL;
		END;
	END IF;
	IF NOT pg_has_role(current_user, 'seamline_scoped', CASE WHEN has_set_option THEN 'SET' ELSE 'MEMBER' END) THEN
		EXECUTE grant_role;
	END IF;
EXCEPTION WHEN insufficient_privilege THEN
	RAISE insufficient_privilege USING MESSAGE = format(
		'This account may not create or use the role seamline_scoped. Let an administrator of PostgreSQL run the following, then start again: CREATE ROLE seamline_scoped NOLOGIN; %s;', grant_role);
END $$;--> statement-breakpoint
-- The branches of the viewer on whose behalf a transaction runs.
CREATE FUNCTION scope_branches() RETURNS integer[] LANGUAGE sql STABLE AS $$
	SELECT string_to_array(current_setting('seamline.branches', true), ',')::integer[]
$$;--> statement-breakpoint
CREATE FUNCTION is_file_of_employee(file integer) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT EXISTS (SELECT FROM employees WHERE profile_picture_file_id = file) OR EXISTS (SELECT FROM employees WHERE aadhaar_page_1_file_id = file)
		OR EXISTS (SELECT FROM employees WHERE aadhaar_page_2_file_id = file) OR EXISTS (SELECT FROM employees WHERE pan_card_file_id = file)
$$;--> statement-breakpoint
-- Counts, the history and files follow a change also where they concern people outside the scope of who makes it.
ALTER FUNCTION count_heads() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION enter_direct_changes() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION enter_direct_reporting() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION follow_moved_department() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION remove_replaced_files() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION set_has_joined() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
-- What a viewer with a scope may learn of everybody. These views read as the owner of the tables.
CREATE VIEW employee_names AS SELECT id, full_name FROM employees;--> statement-breakpoint
CREATE VIEW used_employee_codes AS SELECT biometric_id AS code FROM employees WHERE biometric_id IS NOT NULL;--> statement-breakpoint
CREATE VIEW reporting_spans AS
	SELECT employee_id, reports_to_id, days FROM (
		SELECT id, employee_id, daterange(effective_on, lead(effective_on) OVER (PARTITION BY employee_id ORDER BY effective_on, id)) AS days
		FROM assignment_entries WHERE sets_reporting AND lapsed_because IS NULL
	) AS spans JOIN assignment_entry_reporting ON entry_id = spans.id;--> statement-breakpoint
-- Viewers with a scope find these in place of the tables and the view of the same names.
CREATE SCHEMA seamline_scoped;--> statement-breakpoint
CREATE VIEW seamline_scoped.shift_headcounts WITH (security_invoker = true) AS
	SELECT shift_id, (count(*) FILTER (WHERE has_joined))::integer AS total, (count(*) FILTER (WHERE NOT has_joined))::integer AS joining
	FROM public.employees WHERE left_at IS NULL AND shift_id IS NOT NULL GROUP BY shift_id;--> statement-breakpoint
CREATE VIEW seamline_scoped.employee_date_counts WITH (security_invoker = true) AS
	SELECT is_former, field, day, count(*)::integer AS total
	FROM (SELECT *, left_at IS NOT NULL AS is_former FROM public.employees) AS people CROSS JOIN LATERAL (VALUES
		('birth_date', CASE WHEN has_joined AND NOT is_former THEN birth_date END),
		('insurance_expiry_date', CASE WHEN has_joined AND NOT is_former THEN insurance_expiry_date END),
		('joining_date', joining_date),
		('company_last_day', company_last_day)
	) AS dates (field, day)
	WHERE day IS NOT NULL GROUP BY is_former, field, day;--> statement-breakpoint
-- People of the scope, and by name alone those to whom they report or who have a task of their exits.
CREATE VIEW seamline_scoped.employee_names WITH (security_barrier = true) AS
	SELECT id, full_name FROM public.employees person
	WHERE branch_id = ANY (public.scope_branches())
		OR EXISTS (SELECT FROM public.employee_reporting line JOIN public.employees own ON own.id = line.employee_id
			WHERE line.reports_to_id = person.id AND own.branch_id = ANY (public.scope_branches()))
		OR EXISTS (SELECT FROM public.exit_tasks task JOIN public.employees own ON own.id = task.employee_id
			WHERE task.owner_id = person.id AND own.branch_id = ANY (public.scope_branches()))
		OR EXISTS (SELECT FROM public.assignment_entry_reporting line JOIN public.assignment_entries entry ON entry.id = line.entry_id
			JOIN public.employees own ON own.id = entry.employee_id
			WHERE line.reports_to_id = person.id AND own.branch_id = ANY (public.scope_branches()));--> statement-breakpoint
GRANT USAGE ON SCHEMA public, seamline_scoped TO seamline_scoped;--> statement-breakpoint
GRANT SELECT ON ALL TABLES IN SCHEMA seamline_scoped TO seamline_scoped;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON employees, employee_reporting, assignment_entries, assignment_entry_reporting, exit_tasks,
	employee_changes, employee_imports, employee_import_rows, employee_views, departments, sub_departments TO seamline_scoped;--> statement-breakpoint
GRANT SELECT, INSERT ON files, activity TO seamline_scoped;--> statement-breakpoint
GRANT SELECT ON branches, branch_headcounts, department_headcounts, member_branches, changed_employees, used_employee_codes, reporting_spans,
	company, designations, shifts, shift_days, leave_types, leave_reasons, employee_codes, due_changes TO seamline_scoped;--> statement-breakpoint
GRANT SELECT (id, number, name, role) ON members TO seamline_scoped;--> statement-breakpoint
GRANT UPDATE (next) ON employee_codes TO seamline_scoped;--> statement-breakpoint
-- To lock the row, which a check keeps at this id.
GRANT UPDATE (id) ON due_changes TO seamline_scoped;--> statement-breakpoint
-- Never forced: the owner of the tables, who serves everybody else, reads and writes as before.
ALTER TABLE employees ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY scope ON employees TO seamline_scoped USING (branch_id = ANY (scope_branches()));--> statement-breakpoint
DO $$
DECLARE
	of_people text;
BEGIN
	FOREACH of_people IN ARRAY ARRAY['employee_reporting', 'exit_tasks', 'changed_employees', 'employee_assignments', 'employee_transfers'] LOOP
		EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', of_people);
		EXECUTE format('CREATE POLICY scope ON %I TO seamline_scoped USING (EXISTS (SELECT FROM employees WHERE id = employee_id))', of_people);
	END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE assignment_entries ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- The history names former branches; nobody is moved to a branch outside of the scope.
CREATE POLICY scope ON assignment_entries TO seamline_scoped USING (EXISTS (SELECT FROM employees WHERE id = employee_id))
	WITH CHECK (EXISTS (SELECT FROM employees WHERE id = employee_id) AND (NOT is_pending OR branch_id IS NULL OR branch_id = ANY (scope_branches())));--> statement-breakpoint
ALTER TABLE assignment_entry_reporting ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY scope ON assignment_entry_reporting TO seamline_scoped USING (EXISTS (SELECT FROM assignment_entries WHERE id = entry_id));--> statement-breakpoint
ALTER TABLE employee_import_rows ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY scope ON employee_import_rows TO seamline_scoped
	USING (outcome = 'rejected' OR employee_id IS NULL OR EXISTS (SELECT FROM employees WHERE id = employee_id));--> statement-breakpoint
ALTER TABLE files ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY scope ON files FOR SELECT TO seamline_scoped USING (
	kind IN ('company_logo', 'company_photo') OR EXISTS (SELECT FROM employees WHERE profile_picture_file_id = files.id)
	OR EXISTS (SELECT FROM employees WHERE aadhaar_page_1_file_id = files.id) OR EXISTS (SELECT FROM employees WHERE aadhaar_page_2_file_id = files.id)
	OR EXISTS (SELECT FROM employees WHERE pan_card_file_id = files.id) OR NOT is_file_of_employee(id));--> statement-breakpoint
CREATE POLICY scope_added ON files FOR INSERT TO seamline_scoped WITH CHECK (true);--> statement-breakpoint
ALTER TABLE branches ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY scope ON branches FOR SELECT TO seamline_scoped USING (id = ANY (scope_branches()));--> statement-breakpoint
ALTER TABLE departments ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY scope ON departments TO seamline_scoped USING (branch_id = ANY (scope_branches()));--> statement-breakpoint
ALTER TABLE sub_departments ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY scope ON sub_departments TO seamline_scoped USING (EXISTS (SELECT FROM departments WHERE id = department_id));--> statement-breakpoint
ALTER TABLE branch_headcounts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY scope ON branch_headcounts FOR SELECT TO seamline_scoped USING (branch_id = ANY (scope_branches()));--> statement-breakpoint
ALTER TABLE department_headcounts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY scope ON department_headcounts FOR SELECT TO seamline_scoped USING (EXISTS (SELECT FROM departments WHERE id = department_id));--> statement-breakpoint
ALTER TABLE member_branches ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY scope ON member_branches FOR SELECT TO seamline_scoped USING (branch_id = ANY (scope_branches()));--> statement-breakpoint
ALTER TABLE activity ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Entries of people and places of the scope, also of places that are deleted, and of records of the company.
CREATE POLICY scope ON activity FOR SELECT TO seamline_scoped USING (CASE record
	WHEN 'member' THEN false
	WHEN 'employee' THEN EXISTS (SELECT FROM employees WHERE id = record_id)
	WHEN 'branch' THEN record_id = ANY (scope_branches())
	WHEN 'department' THEN EXISTS (SELECT FROM departments WHERE id = record_id)
		OR (action = 'remove' AND (before ->> 'branch_id')::integer = ANY (scope_branches()))
	WHEN 'sub-department' THEN EXISTS (SELECT FROM sub_departments WHERE id = record_id)
		OR (action = 'remove' AND EXISTS (SELECT FROM departments WHERE id = (before ->> 'department_id')::integer))
	ELSE true
END);--> statement-breakpoint
CREATE POLICY scope_added ON activity FOR INSERT TO seamline_scoped WITH CHECK (true);
