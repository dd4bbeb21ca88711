CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"jti" text NOT NULL,
	"member_id" integer NOT NULL,
	"epoch" integer NOT NULL,
	"browser" text,
	"system" text,
	"device" text,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_device_choice" CHECK ("sessions"."device" in ('computer', 'phone', 'tablet')),
	CONSTRAINT "sessions_jti_length" CHECK (char_length("sessions"."jti") <= 100),
	CONSTRAINT "sessions_browser_length" CHECK (char_length("sessions"."browser") <= 100),
	CONSTRAINT "sessions_system_length" CHECK (char_length("sessions"."system") <= 100)
);
--> statement-breakpoint
ALTER TABLE "session_log" DROP CONSTRAINT "session_log_event_choice";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_jti_unique" ON "sessions" USING btree ("jti");--> statement-breakpoint
CREATE INDEX "sessions_member_id" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "session_log" ADD CONSTRAINT "session_log_event_choice" CHECK ("session_log"."event" in ('sign-in', 'failed-sign-in', 'lockout', 'sign-out', 'end-session', 'read-employees', 'view-document'));