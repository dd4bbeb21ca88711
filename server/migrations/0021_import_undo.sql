ALTER TABLE "employee_import_rows" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "employee_imports" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "employee_imports" ADD COLUMN "undone_by" text;--> statement-breakpoint
ALTER TABLE "employee_imports" ADD CONSTRAINT "employee_imports_undone_by_somebody" CHECK (("employee_imports"."undone_at" is null) = ("employee_imports"."undone_by" is null));--> statement-breakpoint
-- Rows from before: an added employee began with version 1. The change of a row is the only one that the importer made
-- to the employee in that time; where there are several, it is not known which, and the import cannot be undone.
UPDATE "employee_import_rows" "row" SET "version" = CASE "row"."outcome" WHEN 'created' THEN 1 ELSE (
	SELECT CASE WHEN count(*) = 1 THEN min("activity"."version") END
	FROM "activity" JOIN "employee_imports" ON "employee_imports"."id" = "row"."import_id"
	WHERE "activity"."record" = 'employee' AND "activity"."record_id" = "row"."employee_id" AND "activity"."action" = 'update'
		AND "activity"."member_id" = "employee_imports"."member_id"
		AND "activity"."at" BETWEEN "employee_imports"."started_at" AND "employee_imports"."last_at" + interval '1 minute'
) END WHERE "row"."outcome" IN ('created', 'changed');
