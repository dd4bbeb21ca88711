CREATE TABLE "remote_usage_marks" (
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"kind" text NOT NULL,
	"reporter" text NOT NULL,
	CONSTRAINT "remote_usage_marks_key" PRIMARY KEY("remote","release","kind","reporter"),
	CONSTRAINT "remote_usage_marks_kind_choice" CHECK ("remote_usage_marks"."kind" in ('loaded', 'failed', 'crashed', 'fault of account')),
	CONSTRAINT "remote_usage_marks_reporter_length" CHECK (char_length("remote_usage_marks"."reporter") <= 43)
);
--> statement-breakpoint
ALTER TABLE "remote_usage" ADD COLUMN "accounts_with_faults" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "remote_usage_marks" ADD CONSTRAINT "remote_usage_marks_release" FOREIGN KEY ("remote","release") REFERENCES "public"."remote_usage"("remote","release") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_usage" ADD CONSTRAINT "remote_usage_accounts_with_faults_range" CHECK ("remote_usage"."accounts_with_faults" >= 0);