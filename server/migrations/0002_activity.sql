CREATE TABLE "activity" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"member_id" integer NOT NULL,
	"member_number" text NOT NULL,
	"member_name" text NOT NULL,
	"address" text NOT NULL,
	"action" text NOT NULL,
	"record" text NOT NULL,
	"record_id" integer NOT NULL,
	"record_name" text NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "activity_action_choice" CHECK ("activity"."action" in ('create', 'update', 'remove')),
	CONSTRAINT "activity_record_choice" CHECK ("activity"."record" in ('branch', 'department', 'sub-department', 'designation', 'leave-type', 'leave-reason', 'shift', 'employee', 'member', 'company')),
	CONSTRAINT "activity_member_number_length" CHECK (char_length("activity"."member_number") <= 20),
	CONSTRAINT "activity_member_name_length" CHECK (char_length("activity"."member_name") <= 200),
	CONSTRAINT "activity_address_length" CHECK (char_length("activity"."address") <= 100),
	CONSTRAINT "activity_record_name_length" CHECK (char_length("activity"."record_name") <= 500)
);
--> statement-breakpoint
CREATE INDEX "activity_record_version" ON "activity" USING btree ("record","record_id","version");--> statement-breakpoint
CREATE INDEX "activity_at" ON "activity" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_member" ON "activity" USING btree ("member_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_activity"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The activity log is only ever added to.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "activity_only_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "activity"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_activity"();
