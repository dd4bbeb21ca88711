CREATE TABLE "employee_transfers" (
	"employee_id" integer PRIMARY KEY NOT NULL,
	"effective_on" date NOT NULL,
	"branch_id" integer,
	"department_id" integer,
	"sub_department_id" integer,
	"designation_id" integer,
	"shift_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employee_transfers_something" CHECK (num_nonnulls("employee_transfers"."branch_id", "employee_transfers"."department_id", "employee_transfers"."sub_department_id", "employee_transfers"."designation_id", "employee_transfers"."shift_id") > 0)
);
--> statement-breakpoint
ALTER TABLE "employee_transfers" ADD CONSTRAINT "employee_transfers_employee" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_transfers" ADD CONSTRAINT "employee_transfers_branch" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_transfers" ADD CONSTRAINT "employee_transfers_department" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_transfers" ADD CONSTRAINT "employee_transfers_sub_department" FOREIGN KEY ("sub_department_id") REFERENCES "public"."sub_departments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_transfers" ADD CONSTRAINT "employee_transfers_designation" FOREIGN KEY ("designation_id") REFERENCES "public"."designations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_transfers" ADD CONSTRAINT "employee_transfers_shift" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_transfers_effective_on" ON "employee_transfers" USING btree ("effective_on");--> statement-breakpoint
CREATE INDEX "employee_transfers_branch_id" ON "employee_transfers" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "employee_transfers_department_id" ON "employee_transfers" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "employee_transfers_sub_department_id" ON "employee_transfers" USING btree ("sub_department_id");--> statement-breakpoint
CREATE INDEX "employee_transfers_designation_id" ON "employee_transfers" USING btree ("designation_id");--> statement-breakpoint
CREATE INDEX "employee_transfers_shift_id" ON "employee_transfers" USING btree ("shift_id");