ALTER TABLE "employee_transfers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "employee_views" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "exit_tasks" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "leave_reasons" ADD COLUMN "client_id" text;--> statement-breakpoint
ALTER TABLE "designations" ADD COLUMN "client_id" text;--> statement-breakpoint
ALTER TABLE "leave_reasons" ADD CONSTRAINT "leave_reasons_client_id_unique" UNIQUE("client_id");--> statement-breakpoint
ALTER TABLE "designations" ADD CONSTRAINT "designations_client_id_unique" UNIQUE("client_id");