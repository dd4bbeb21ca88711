DROP INDEX "sub_departments_department_id";--> statement-breakpoint
UPDATE "sub_departments" SET "name" = left("name", 180) || ' (' || "id" || ')' WHERE EXISTS (SELECT FROM "sub_departments" "earlier" WHERE "earlier"."department_id" = "sub_departments"."department_id" AND lower("earlier"."name") = lower("sub_departments"."name") AND "earlier"."id" < "sub_departments"."id");--> statement-breakpoint
CREATE UNIQUE INDEX "sub_departments_name_unique" ON "sub_departments" USING btree ("department_id",lower("name"));
