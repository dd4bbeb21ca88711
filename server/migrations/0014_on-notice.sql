CREATE TABLE "due_changes" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"applied_through" date NOT NULL,
	CONSTRAINT "due_changes_only_one" CHECK ("due_changes"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "employees" DROP CONSTRAINT "employees_left_complete";--> statement-breakpoint
-- Dates of a leaving meant nothing for a current employee; from here on they mean that the employee is on notice.
UPDATE "employees" SET "resignation_date" = NULL, "company_last_day" = NULL WHERE "left_at" IS NULL AND ("resignation_date" IS NOT NULL OR "company_last_day" IS NOT NULL);--> statement-breakpoint
-- A former employee whose last day is still to come is on notice, unless a current employee has the mobile number; of
-- several with one number it is the one who was recorded last. The actor 0 is Seamline itself.
WITH "returning" AS (
	SELECT DISTINCT ON ("mobile_number") "id", "left_at" FROM "employees"
	WHERE "left_at" IS NOT NULL AND "company_last_day" >= (now() AT TIME ZONE 'Asia/Kolkata')::date
		AND NOT EXISTS (SELECT FROM "employees" "current" WHERE "current"."left_at" IS NULL AND "current"."mobile_number" = "employees"."mobile_number")
	ORDER BY "mobile_number", "left_at" DESC, "id" DESC
), "changed" AS (
	UPDATE "employees" SET "left_at" = NULL, "version" = "version" + 1, "updated_at" = now() FROM "returning"
	WHERE "employees"."id" = "returning"."id"
	RETURNING "employees"."id", "full_name", "version", "returning"."left_at" AS "before"
)
INSERT INTO "activity" ("member_id", "member_number", "member_name", "address", "action", "record", "record_id", "record_name", "version", "before", "after")
SELECT 0, '', 'Seamline', '', 'update', 'employee', "id", "full_name", "version",
	jsonb_build_object('left_at', to_char("before" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), jsonb_build_object('left_at', NULL)
FROM "changed";--> statement-breakpoint
-- It was the moment of recording, which the activity log keeps; now it is the midnight in India after the last day.
UPDATE "employees" SET "left_at" = ("company_last_day" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' WHERE "left_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "employees_on_notice" ON "employees" USING btree ("company_last_day","id") WHERE "employees"."left_at" is null and "employees"."company_last_day" is not null;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_leaving_complete" CHECK (("employees"."resignation_date" is null) = ("employees"."company_last_day" is null));--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_left_after_last_day" CHECK ("employees"."left_at" is null or ("employees"."company_last_day" is not null and "employees"."left_at" >= ("employees"."company_last_day" + 1)::timestamp at time zone 'Asia/Kolkata'));
