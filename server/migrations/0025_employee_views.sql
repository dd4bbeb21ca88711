CREATE TABLE "employee_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employee_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employee_views_name_present" CHECK (is_visible("employee_views"."name")),
	CONSTRAINT "employee_views_name_clean" CHECK ("employee_views"."name" = clean_name("employee_views"."name")),
	CONSTRAINT "employee_views_name_length" CHECK (char_length("employee_views"."name") <= 60),
	CONSTRAINT "employee_views_search_length" CHECK (char_length("employee_views"."search") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "employee_views" ADD CONSTRAINT "employee_views_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "employee_views_name_unique" ON "employee_views" USING btree ("member_id",lower("name"));