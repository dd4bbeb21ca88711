CREATE TABLE "known_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_token_hash_length" CHECK (char_length("known_devices"."token_hash") <= 64)
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "session_epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "device_id" integer;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_token_hash_unique" ON "known_devices" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "known_devices_member_id" ON "known_devices" USING btree ("member_id","signed_in_at");--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_device_id_known_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."known_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_codes_device_id" ON "one_time_codes" USING btree ("device_id");--> statement-breakpoint
-- A database trigger and not the server: whatever changes an account ends its sessions, a release from before included.
CREATE FUNCTION end_member_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.session_epoch := OLD.session_epoch + 1;
  DELETE FROM known_devices WHERE member_id = OLD.id;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER members_end_sessions BEFORE UPDATE ON "members" FOR EACH ROW
  WHEN (
    OLD.number IS DISTINCT FROM NEW.number
    OR OLD.password_hash IS DISTINCT FROM NEW.password_hash
    OR (OLD.is_active AND NOT NEW.is_active)
  )
  EXECUTE FUNCTION end_member_sessions();--> statement-breakpoint
-- Tokens from before name no epoch and count as of epoch 0. Those that a changed password or a deactivation has ended stay ended.
UPDATE "members" SET "session_epoch" = 1 WHERE "sessions_valid_from" IS NOT NULL OR NOT "is_active";
