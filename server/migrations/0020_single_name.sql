ALTER TABLE "employees" DROP CONSTRAINT "employees_last_name_present";--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "single_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_last_name_present" CHECK (is_visible("employees"."last_name") or ("employees"."single_name" and "employees"."last_name" = ''));