ALTER TABLE "activity" DROP CONSTRAINT "activity_action_choice";--> statement-breakpoint
ALTER TABLE "employees" DROP CONSTRAINT "employees_mobile_number_format";--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_action_choice" CHECK ("activity"."action" in ('create', 'update', 'remove', 'export', 'erase'));--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_erased_after_leaving" CHECK ("employees"."erased_at" is null or "employees"."left_at" is not null);--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_mobile_number_format" CHECK ("employees"."mobile_number" ~ '^[0-9]{4,15}$' or ("employees"."mobile_number" = '' and "employees"."erased_at" is not null));--> statement-breakpoint
-- Only an erasure takes values of a former employee out of entries; it says so for its own transaction.
CREATE OR REPLACE FUNCTION "refuse_change_of_activity"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND current_setting('seamline.erasing', true) = 'on' THEN
		RETURN NULL;
	END IF;
	RAISE EXCEPTION 'The activity log is only ever added to.';
END
$$;
