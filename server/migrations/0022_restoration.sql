ALTER TABLE "activity" DROP CONSTRAINT "activity_action_choice";--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "record_created_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "activity_removals" ON "activity" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "activity"."action" = 'remove';--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_action_choice" CHECK ("activity"."action" in ('create', 'update', 'remove', 'export', 'erase', 'restore'));