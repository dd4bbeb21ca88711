CREATE TABLE "employee_codes" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_on" boolean NOT NULL,
	"prefix" text NOT NULL,
	"digits" integer NOT NULL,
	"next" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employee_codes_only_one" CHECK ("employee_codes"."id" = 1),
	CONSTRAINT "employee_codes_prefix_length" CHECK (char_length("employee_codes"."prefix") <= 10),
	CONSTRAINT "employee_codes_digits_range" CHECK ("employee_codes"."digits" between 1 and 8),
	CONSTRAINT "employee_codes_next_range" CHECK ("employee_codes"."next" >= 1)
);
--> statement-breakpoint
ALTER TABLE "activity" DROP CONSTRAINT "activity_record_choice";--> statement-breakpoint
DROP INDEX "employees_biometric_id";--> statement-breakpoint
CREATE INDEX "employees_biometric_id" ON "employees" USING btree ("biometric_id");--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_record_choice" CHECK ("activity"."record" in ('branch', 'department', 'sub-department', 'designation', 'leave-type', 'leave-reason', 'shift', 'employee', 'employee-codes', 'member', 'company'));