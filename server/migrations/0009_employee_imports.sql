CREATE TABLE "employee_import_rows" (
	"import_id" text NOT NULL,
	"row" integer NOT NULL,
	"outcome" text NOT NULL,
	"employee_id" integer,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "employee_import_rows_key" PRIMARY KEY("import_id","row"),
	CONSTRAINT "employee_import_rows_outcome_choice" CHECK ("employee_import_rows"."outcome" in ('created', 'changed', 'unchanged', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "employee_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"content_hash" text NOT NULL,
	"total_rows" integer NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employee_imports_total_rows_range" CHECK ("employee_imports"."total_rows" >= 1),
	CONSTRAINT "employee_imports_id_length" CHECK (char_length("employee_imports"."id") <= 32),
	CONSTRAINT "employee_imports_file_name_length" CHECK (char_length("employee_imports"."file_name") <= 255),
	CONSTRAINT "employee_imports_content_hash_length" CHECK (char_length("employee_imports"."content_hash") <= 64)
);
--> statement-breakpoint
ALTER TABLE "employee_import_rows" ADD CONSTRAINT "employee_import_rows_import" FOREIGN KEY ("import_id") REFERENCES "public"."employee_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_imports" ADD CONSTRAINT "employee_imports_member_id" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_imports_member" ON "employee_imports" USING btree ("member_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "employees_biometric_id" ON "employees" USING btree ("biometric_id") WHERE "employees"."left_at" is null;