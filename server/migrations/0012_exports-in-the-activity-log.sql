ALTER TABLE "activity" DROP CONSTRAINT "activity_action_choice";--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "record_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_action_choice" CHECK ("activity"."action" in ('create', 'update', 'remove', 'export'));