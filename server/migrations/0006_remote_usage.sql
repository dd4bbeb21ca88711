CREATE TABLE "remote_usage" (
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"loaded" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"crashed" integer DEFAULT 0 NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remote_usage_key" PRIMARY KEY("remote","release"),
	CONSTRAINT "remote_usage_remote_length" CHECK (char_length("remote_usage"."remote") <= 50),
	CONSTRAINT "remote_usage_release_length" CHECK (char_length("remote_usage"."release") <= 80),
	CONSTRAINT "remote_usage_loaded_range" CHECK ("remote_usage"."loaded" >= 0),
	CONSTRAINT "remote_usage_failed_range" CHECK ("remote_usage"."failed" >= 0),
	CONSTRAINT "remote_usage_crashed_range" CHECK ("remote_usage"."crashed" >= 0)
);
--> statement-breakpoint
CREATE INDEX "remote_usage_last_seen_at" ON "remote_usage" USING btree ("last_seen_at");