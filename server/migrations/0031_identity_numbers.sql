CREATE TABLE "data_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"wrapped" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_keys_name_length" CHECK (char_length("data_keys"."name") <= 50),
	CONSTRAINT "data_keys_wrapped_length" CHECK (char_length("data_keys"."wrapped") <= 200)
);
--> statement-breakpoint
ALTER TABLE "session_log" DROP CONSTRAINT "session_log_event_choice";--> statement-breakpoint
ALTER TABLE "session_log" DROP CONSTRAINT "session_log_document_choice";--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "pan_number" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "aadhaar_number" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "uan_number" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "esic_number" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "bank_account_number" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "ifsc_code" text;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_pan_number_encrypted" CHECK ("employees"."pan_number" ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$');--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_aadhaar_number_encrypted" CHECK ("employees"."aadhaar_number" ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$');--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_uan_number_encrypted" CHECK ("employees"."uan_number" ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$');--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_esic_number_encrypted" CHECK ("employees"."esic_number" ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$');--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_bank_account_number_encrypted" CHECK ("employees"."bank_account_number" ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$');--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_ifsc_code_encrypted" CHECK ("employees"."ifsc_code" ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$');--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_bank_details_complete" CHECK (("employees"."bank_account_number" is null) = ("employees"."ifsc_code" is null));--> statement-breakpoint
ALTER TABLE "session_log" ADD CONSTRAINT "session_log_event_choice" CHECK ("session_log"."event" in ('sign-in', 'failed-sign-in', 'lockout', 'sign-out', 'end-session', 'read-employees', 'view-document', 'reveal-number'));--> statement-breakpoint
ALTER TABLE "session_log" ADD CONSTRAINT "session_log_document_choice" CHECK ("session_log"."document" in ('aadhaar', 'pan_card', 'pan_number', 'aadhaar_number', 'uan_number', 'esic_number', 'bank_account_number', 'ifsc_code'));