CREATE TABLE "session_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"member_id" integer,
	"member_number" text NOT NULL,
	"member_name" text NOT NULL,
	"address" text NOT NULL,
	"secret" text,
	"document" text,
	"employee_id" integer,
	"employee_name" text,
	"employees" integer,
	"times" integer DEFAULT 1 NOT NULL,
	"merge_key" text,
	CONSTRAINT "session_log_event_choice" CHECK ("session_log"."event" in ('sign-in', 'failed-sign-in', 'lockout', 'sign-out', 'read-employees', 'view-document')),
	CONSTRAINT "session_log_secret_choice" CHECK ("session_log"."secret" in ('password', 'code')),
	CONSTRAINT "session_log_document_choice" CHECK ("session_log"."document" in ('aadhaar', 'pan_card')),
	CONSTRAINT "session_log_member_number_length" CHECK (char_length("session_log"."member_number") <= 20),
	CONSTRAINT "session_log_member_name_length" CHECK (char_length("session_log"."member_name") <= 200),
	CONSTRAINT "session_log_address_length" CHECK (char_length("session_log"."address") <= 100),
	CONSTRAINT "session_log_employee_name_length" CHECK (char_length("session_log"."employee_name") <= 500),
	CONSTRAINT "session_log_merge_key_length" CHECK (char_length("session_log"."merge_key") <= 300),
	CONSTRAINT "session_log_times_range" CHECK ("session_log"."times" >= 1),
	CONSTRAINT "session_log_employees_range" CHECK ("session_log"."employees" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "session_log_merge_key_unique" ON "session_log" USING btree ("merge_key");--> statement-breakpoint
CREATE INDEX "session_log_at" ON "session_log" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
-- What a record shows no longer cannot be read any more: its row goes with the change, its bytes with the next sweep.
CREATE FUNCTION remove_replaced_files() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  replaced integer;
BEGIN
  FOR replaced IN
    SELECT DISTINCT old_file.value::integer
    FROM jsonb_each_text(to_jsonb(OLD)) old_file
    WHERE old_file.key LIKE '%\_file\_id' AND old_file.value IS NOT NULL
      AND (TG_OP = 'DELETE' OR old_file.value IS DISTINCT FROM to_jsonb(NEW) ->> old_file.key)
  LOOP
    DELETE FROM files WHERE id = replaced
      AND NOT EXISTS (SELECT FROM employees WHERE profile_picture_file_id = replaced)
      AND NOT EXISTS (SELECT FROM employees WHERE aadhaar_page_1_file_id = replaced)
      AND NOT EXISTS (SELECT FROM employees WHERE aadhaar_page_2_file_id = replaced)
      AND NOT EXISTS (SELECT FROM employees WHERE pan_card_file_id = replaced)
      AND NOT EXISTS (SELECT FROM company WHERE company_logo_file_id = replaced OR company_photo_file_id = replaced);
  END LOOP;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER employees_remove_replaced_files
  AFTER UPDATE OF profile_picture_file_id, aadhaar_page_1_file_id, aadhaar_page_2_file_id, pan_card_file_id ON "employees"
  FOR EACH ROW EXECUTE FUNCTION remove_replaced_files();--> statement-breakpoint
CREATE TRIGGER employees_remove_deleted_files AFTER DELETE ON "employees"
  FOR EACH ROW EXECUTE FUNCTION remove_replaced_files();--> statement-breakpoint
CREATE TRIGGER company_remove_replaced_files
  AFTER UPDATE OF company_logo_file_id, company_photo_file_id ON "company"
  FOR EACH ROW EXECUTE FUNCTION remove_replaced_files();
