CREATE TABLE "changed_employees" (
	"change_id" text NOT NULL,
	"employee_id" integer NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "changed_employees_key" PRIMARY KEY("change_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "employee_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" text,
	CONSTRAINT "employee_changes_undone_by_somebody" CHECK (("employee_changes"."undone_at" is null) = ("employee_changes"."undone_by" is null)),
	CONSTRAINT "employee_changes_id_length" CHECK (char_length("employee_changes"."id") <= 32)
);
--> statement-breakpoint
ALTER TABLE "changed_employees" ADD CONSTRAINT "changed_employees_change" FOREIGN KEY ("change_id") REFERENCES "public"."employee_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_changes" ADD CONSTRAINT "employee_changes_member_id" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_changes_member" ON "employee_changes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "employee_changes_changed_at" ON "employee_changes" USING btree ("changed_at");