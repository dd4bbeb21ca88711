CREATE TABLE "exit_tasks" (
	"employee_id" integer NOT NULL,
	"task" text NOT NULL,
	"owner_id" integer,
	"due_on" date,
	"done_on" date,
	CONSTRAINT "exit_tasks_key" PRIMARY KEY("employee_id","task"),
	CONSTRAINT "exit_tasks_not_oneself" CHECK ("exit_tasks"."owner_id" <> "exit_tasks"."employee_id"),
	CONSTRAINT "exit_tasks_task_choice" CHECK ("exit_tasks"."task" in ('assets', 'handover', 'documents'))
);
--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "exit_type" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "exit_reason" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "notice_period_days" integer;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "settled_on" date;--> statement-breakpoint
ALTER TABLE "exit_tasks" ADD CONSTRAINT "exit_tasks_employee" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exit_tasks" ADD CONSTRAINT "exit_tasks_owner" FOREIGN KEY ("owner_id") REFERENCES "public"."employees"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exit_tasks_owner_id" ON "exit_tasks" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_exit_while_leaving" CHECK ("employees"."company_last_day" is not null or num_nonnulls("employees"."exit_type", "employees"."exit_reason", "employees"."notice_period_days", "employees"."settled_on") = 0);--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_exit_type_choice" CHECK ("employees"."exit_type" in ('resignation', 'termination', 'retirement', 'end_of_contract', 'abandonment', 'death'));--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_exit_reason_choice" CHECK ("employees"."exit_reason" in ('better_offer', 'pay', 'career_change', 'studies', 'relocation', 'family', 'health', 'working_conditions', 'performance', 'misconduct', 'redundancy', 'other'));--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_notice_period_days_range" CHECK ("employees"."notice_period_days" between 0 and 365);--> statement-breakpoint
-- Triggers, since the release before this one withdraws a leaving without knowing these columns and tasks.
CREATE FUNCTION end_employee_exit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.exit_type := NULL;
	NEW.exit_reason := NULL;
	NEW.notice_period_days := NULL;
	NEW.settled_on := NULL;
	DELETE FROM exit_tasks WHERE employee_id = NEW.id;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER employees_end_exit BEFORE UPDATE OF "company_last_day" ON "employees" FOR EACH ROW WHEN (OLD.company_last_day IS NOT NULL AND NEW.company_last_day IS NULL) EXECUTE FUNCTION end_employee_exit();--> statement-breakpoint
CREATE FUNCTION refuse_exit_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM employees WHERE id = NEW.employee_id AND company_last_day IS NOT NULL) THEN
		RAISE check_violation USING MESSAGE = 'Only an exit has tasks.', TABLE = 'exit_tasks', CONSTRAINT = 'exit_tasks_while_leaving';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER exit_tasks_while_leaving BEFORE INSERT ON "exit_tasks" FOR EACH ROW EXECUTE FUNCTION refuse_exit_task();
