-- What checks, generated columns and indexes need.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Characters that show nothing by themselves: \p{White_Space}, \p{Default_Ignorable_Code_Point} and \p{Cf} of Unicode 17, and the blank of Braille.
CREATE FUNCTION is_visible(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT value ~ '[^\u0009-\u000D\u0020\u0085\u00A0\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u1680\u17B4-\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
$$;--> statement-breakpoint
-- What the contract's cleanName removes wherever it is in a name. The joiners U+200C and U+200D are left to the contract.
CREATE FUNCTION clean_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT translate(name, E'\u00AD\u061C\u200B\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068\u2069\uFEFF', '')
$$;--> statement-breakpoint
-- Names as they sound: Jignesh and Zignesh, Chaudhary and Choudhari, and their Gujarati and Devanagari spellings become one.
-- Vowels keep only whether they are like i or like u; an a inside of a word goes, because Indic scripts do not write it.
CREATE FUNCTION fold_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT regexp_replace(regexp_replace(translate(replace(
		translate(
			replace(replace(replace(replace(regexp_replace(lower(name), '([kgcjtdpbs])h+', '\1', 'g'), 'ૃ', 'ri'), 'ृ', 'ri'), 'ક્ષ', 'ks'), 'क्ष', 'ks'),
			'કખગઘઙચછજઝઞટઠડઢણતથદધનપફબભમયરલળવશષસહઅઆઇઈઉઊએઐઓઔિીુૂેૈોૌંઁઋકखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहअआइईउऊएऐओऔिीुूेैोौंँऋकા઼્ा़्',
			'kkggnccjjnttddnttddnppbbmirllvssshaaiiuuiiuuiiuuiiuunnrkkggnccjjnttddnttddnppbbmirllvssshaaiiuuiiuuiiuuiiuunnrk'),
		'x', 'ks'),
		'zwfqyeo', 'jvpkiiu'),
		'\Ya+|[^a-z ]', '', 'g'),
		'([a-z])\1+', '\1', 'g')
$$;--> statement-breakpoint
-- Departments of one name stand together, whatever its case, and whoever has none comes last.
CREATE FUNCTION department_order(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce('0' || lower(name) || chr(1) || name, '1')
$$;--> statement-breakpoint
-- 229 for 29 February of any year.
CREATE FUNCTION month_day(day date) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT (extract(month FROM day) * 100 + extract(day FROM day))::integer
$$;--> statement-breakpoint
-- Tables, constraints and indexes, as drizzle-kit writes them from src/db/schema.
CREATE TABLE "attempts" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attempts_key" PRIMARY KEY("kind","subject"),
	CONSTRAINT "attempts_kind_length" CHECK (char_length("attempts"."kind") <= 100),
	CONSTRAINT "attempts_subject_length" CHECK (char_length("attempts"."subject") <= 200),
	CONSTRAINT "attempts_count_range" CHECK ("attempts"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_token_hash_length" CHECK (char_length("known_devices"."token_hash") <= 64)
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"role" text NOT NULL,
	"password_hash" text,
	"edit_permission" boolean DEFAULT false NOT NULL,
	"view_permission" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sessions_valid_from" timestamp (3) with time zone,
	"session_epoch" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_number_format" CHECK ("members"."number" ~ '^[0-9]{10}$'),
	CONSTRAINT "members_role_choice" CHECK ("members"."role" in ('owner', 'manager')),
	CONSTRAINT "members_name_present" CHECK (is_visible("members"."name")),
	CONSTRAINT "members_name_clean" CHECK ("members"."name" = clean_name("members"."name")),
	CONSTRAINT "members_name_length" CHECK (char_length("members"."name") <= 200),
	CONSTRAINT "members_email_length" CHECK (char_length("members"."email") <= 254),
	CONSTRAINT "members_password_hash_length" CHECK (char_length("members"."password_hash") <= 500)
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"purpose" text NOT NULL,
	"device_id" integer,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"requested_address" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_codes_number_format" CHECK ("one_time_codes"."number" ~ '^[0-9]{10}$'),
	CONSTRAINT "one_time_codes_purpose_choice" CHECK ("one_time_codes"."purpose" in ('sign-in', 'password')),
	CONSTRAINT "one_time_codes_tries_range" CHECK ("one_time_codes"."tries" between 0 and 100),
	CONSTRAINT "one_time_codes_code_hash_length" CHECK (char_length("one_time_codes"."code_hash") <= 500),
	CONSTRAINT "one_time_codes_requested_address_length" CHECK (char_length("one_time_codes"."requested_address") <= 100)
);
--> statement-breakpoint
CREATE TABLE "revoked_sessions" (
	"jti" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revoked_sessions_jti_length" CHECK (char_length("revoked_sessions"."jti") <= 100)
);
--> statement-breakpoint
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
CREATE TABLE "activity" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"member_id" integer NOT NULL,
	"member_number" text NOT NULL,
	"member_name" text NOT NULL,
	"address" text NOT NULL,
	"action" text NOT NULL,
	"record" text NOT NULL,
	"record_id" integer,
	"record_name" text NOT NULL,
	"version" integer,
	"record_created_at" timestamp (3) with time zone,
	"before" jsonb,
	"after" jsonb,
	"search_text" text GENERATED ALWAYS AS (lower(member_name || ' ' || member_number || ' ' || address || ' ' || record_name || ' ' || coalesce(regexp_replace("before"::text, '"[a-z0-9_]+": ', '', 'g'), '') || ' ' || coalesce(regexp_replace("after"::text, '"[a-z0-9_]+": ', '', 'g'), ''))) STORED NOT NULL,
	CONSTRAINT "activity_action_choice" CHECK ("activity"."action" in ('create', 'update', 'remove', 'export', 'erase', 'restore')),
	CONSTRAINT "activity_record_choice" CHECK ("activity"."record" in ('branch', 'department', 'sub-department', 'designation', 'leave-type', 'leave-reason', 'shift', 'employee', 'employee-codes', 'member', 'company')),
	CONSTRAINT "activity_member_number_length" CHECK (char_length("activity"."member_number") <= 20),
	CONSTRAINT "activity_member_name_length" CHECK (char_length("activity"."member_name") <= 200),
	CONSTRAINT "activity_address_length" CHECK (char_length("activity"."address") <= 100),
	CONSTRAINT "activity_record_name_length" CHECK (char_length("activity"."record_name") <= 500)
);
--> statement-breakpoint
CREATE TABLE "data_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"wrapped" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_keys_name_length" CHECK (char_length("data_keys"."name") <= 50),
	CONSTRAINT "data_keys_wrapped_length" CHECK (char_length("data_keys"."wrapped") <= 200)
);
--> statement-breakpoint
CREATE TABLE "due_changes" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"applied_through" date NOT NULL,
	CONSTRAINT "due_changes_only_one" CHECK ("due_changes"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "employee_assignments" (
	"employee_id" integer NOT NULL,
	"effective_from" date NOT NULL,
	"designation" text NOT NULL,
	"branch" text NOT NULL,
	"department" text,
	"sub_department" text,
	"shift" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employee_assignments_key" PRIMARY KEY("employee_id","effective_from")
);
--> statement-breakpoint
CREATE TABLE "changed_employees" (
	"change_id" text NOT NULL,
	"employee_id" integer NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "changed_employees_key" PRIMARY KEY("change_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "employee_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" text,
	CONSTRAINT "employee_changes_undone_by_somebody" CHECK (("employee_changes"."undone_at" is null) = ("employee_changes"."undone_by" is null)),
	CONSTRAINT "employee_changes_id_length" CHECK (char_length("employee_changes"."id") <= 32)
);
--> statement-breakpoint
CREATE TABLE "employee_codes" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_on" boolean NOT NULL,
	"prefix" text NOT NULL,
	"digits" integer NOT NULL,
	"next" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employee_codes_only_one" CHECK ("employee_codes"."id" = 1),
	CONSTRAINT "employee_codes_prefix_length" CHECK (char_length("employee_codes"."prefix") <= 10),
	CONSTRAINT "employee_codes_digits_range" CHECK ("employee_codes"."digits" between 1 and 8),
	CONSTRAINT "employee_codes_next_range" CHECK ("employee_codes"."next" >= 1)
);
--> statement-breakpoint
CREATE TABLE "employee_import_rows" (
	"import_id" text NOT NULL,
	"row" integer NOT NULL,
	"outcome" text NOT NULL,
	"employee_id" integer,
	"version" integer,
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
	"undone_at" timestamp (3) with time zone,
	"undone_by" text,
	CONSTRAINT "employee_imports_undone_by_somebody" CHECK (("employee_imports"."undone_at" is null) = ("employee_imports"."undone_by" is null)),
	CONSTRAINT "employee_imports_total_rows_range" CHECK ("employee_imports"."total_rows" >= 1),
	CONSTRAINT "employee_imports_id_length" CHECK (char_length("employee_imports"."id") <= 32),
	CONSTRAINT "employee_imports_file_name_length" CHECK (char_length("employee_imports"."file_name") <= 255),
	CONSTRAINT "employee_imports_content_hash_length" CHECK (char_length("employee_imports"."content_hash") <= 64)
);
--> statement-breakpoint
CREATE TABLE "employee_reporting" (
	"employee_id" integer NOT NULL,
	"reports_to_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employee_reporting_key" PRIMARY KEY("employee_id","reports_to_id"),
	CONSTRAINT "employee_reporting_not_oneself" CHECK ("employee_reporting"."employee_id" <> "employee_reporting"."reports_to_id")
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"full_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"single_name" boolean DEFAULT false NOT NULL,
	"alias_name" text,
	"country_code" text DEFAULT '+91' NOT NULL,
	"mobile_number" text NOT NULL,
	"primary_email" text,
	"gender" text NOT NULL,
	"birth_date" date NOT NULL,
	"designation_id" integer NOT NULL,
	"branch_id" integer NOT NULL,
	"department_id" integer,
	"sub_department_id" integer,
	"shift_id" integer,
	"joining_date" date NOT NULL,
	"probation_period_days" integer,
	"probation_end_date" date GENERATED ALWAYS AS (joining_date + probation_period_days) STORED,
	"training_completion_date" date,
	"employment_type" text NOT NULL,
	"grade" text,
	"job_location" text,
	"insurance_number" text,
	"insurance_company_name" text,
	"insurance_expiry_date" date,
	"retirement_age" integer,
	"emergency_number" text,
	"alt_phone_number" text,
	"whatsapp_number" text,
	"company_mobile" text,
	"personal_email" text,
	"current_address" text,
	"permanent_address" text,
	"contact_number_privacy" boolean DEFAULT false NOT NULL,
	"blood_group" text,
	"marital_status" text,
	"family_members_count" integer,
	"nationality" text,
	"is_physically_handicapped" boolean DEFAULT false NOT NULL,
	"hobbies" text,
	"professional_skills" text,
	"languages_known" text,
	"facebook_link" text,
	"linkedin_link" text,
	"twitter_link" text,
	"instagram_link" text,
	"employees_view_access" boolean DEFAULT false NOT NULL,
	"members_chat_access" boolean DEFAULT false NOT NULL,
	"timeline_access" boolean DEFAULT false NOT NULL,
	"biometric_id" text,
	"previous_member_id" text,
	"is_international_worker" boolean DEFAULT false NOT NULL,
	"job_description" text,
	"pan_number" text,
	"aadhaar_number" text,
	"uan_number" text,
	"esic_number" text,
	"bank_account_number" text,
	"ifsc_code" text,
	"profile_picture_file_id" integer,
	"aadhaar_page_1_file_id" integer,
	"aadhaar_page_2_file_id" integer,
	"pan_card_file_id" integer,
	"exit_type" text,
	"exit_reason" text,
	"notice_period_days" integer,
	"settled_on" date,
	"resignation_date" date,
	"company_last_day" date,
	"remark" text,
	"fnf_remark" text,
	"left_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"is_incomplete" boolean GENERATED ALWAYS AS (shift_id is null or department_id is null or profile_picture_file_id is null or aadhaar_page_1_file_id is null or aadhaar_page_2_file_id is null or pan_card_file_id is null) STORED NOT NULL,
	"department_order" text DEFAULT '1' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(full_name || ' ' || coalesce(alias_name, '') || ' ' || mobile_number || ' ' || coalesce(primary_email, '') || ' ' || coalesce(biometric_id, '') || ' ' || coalesce(previous_member_id, '')) || ' ~' || replace(fold_name(full_name || ' ' || coalesce(alias_name, '')), ' ', ' ~')) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employees_sub_department_in_department" CHECK ("employees"."sub_department_id" is null or "employees"."department_id" is not null),
	CONSTRAINT "employees_mobile_number_format" CHECK ("employees"."mobile_number" ~ '^[0-9]{4,15}$' or ("employees"."mobile_number" = '' and "employees"."erased_at" is not null)),
	CONSTRAINT "employees_country_code_format" CHECK ("employees"."country_code" ~ '^[+][0-9]{1,4}$'),
	CONSTRAINT "employees_leaving_complete" CHECK (("employees"."resignation_date" is null) = ("employees"."company_last_day" is null)),
	CONSTRAINT "employees_left_after_last_day" CHECK ("employees"."left_at" is null or ("employees"."company_last_day" is not null and "employees"."left_at" >= ("employees"."company_last_day" + 1)::timestamp at time zone 'Asia/Kolkata')),
	CONSTRAINT "employees_erased_after_leaving" CHECK ("employees"."erased_at" is null or "employees"."left_at" is not null),
	CONSTRAINT "employees_exit_while_leaving" CHECK ("employees"."company_last_day" is not null or num_nonnulls("employees"."exit_type", "employees"."exit_reason", "employees"."notice_period_days", "employees"."settled_on") = 0),
	CONSTRAINT "employees_exit_type_choice" CHECK ("employees"."exit_type" in ('resignation', 'termination', 'retirement', 'end_of_contract', 'abandonment', 'death')),
	CONSTRAINT "employees_exit_reason_choice" CHECK ("employees"."exit_reason" in ('better_offer', 'pay', 'career_change', 'studies', 'relocation', 'family', 'health', 'working_conditions', 'performance', 'misconduct', 'redundancy', 'other')),
	CONSTRAINT "employees_notice_period_days_range" CHECK ("employees"."notice_period_days" between 0 and 365),
	CONSTRAINT "employees_gender_choice" CHECK ("employees"."gender" in ('MALE', 'FEMALE', 'OTHER')),
	CONSTRAINT "employees_employment_type_choice" CHECK ("employees"."employment_type" in ('FULL_TIME', 'PART_TIME')),
	CONSTRAINT "employees_full_name_present" CHECK (is_visible("employees"."full_name")),
	CONSTRAINT "employees_first_name_present" CHECK (is_visible("employees"."first_name")),
	CONSTRAINT "employees_last_name_present" CHECK (is_visible("employees"."last_name") or ("employees"."single_name" and "employees"."last_name" = '')),
	CONSTRAINT "employees_full_name_clean" CHECK ("employees"."full_name" = clean_name("employees"."full_name")),
	CONSTRAINT "employees_first_name_clean" CHECK ("employees"."first_name" = clean_name("employees"."first_name")),
	CONSTRAINT "employees_last_name_clean" CHECK ("employees"."last_name" = clean_name("employees"."last_name")),
	CONSTRAINT "employees_alias_name_clean" CHECK ("employees"."alias_name" = clean_name("employees"."alias_name")),
	CONSTRAINT "employees_probation_period_days_range" CHECK ("employees"."probation_period_days" between 0 and 3650),
	CONSTRAINT "employees_retirement_age_range" CHECK ("employees"."retirement_age" between 0 and 150),
	CONSTRAINT "employees_family_members_count_range" CHECK ("employees"."family_members_count" between 0 and 1000),
	CONSTRAINT "employees_full_name_length" CHECK (char_length("employees"."full_name") <= 200),
	CONSTRAINT "employees_first_name_length" CHECK (char_length("employees"."first_name") <= 100),
	CONSTRAINT "employees_last_name_length" CHECK (char_length("employees"."last_name") <= 100),
	CONSTRAINT "employees_alias_name_length" CHECK (char_length("employees"."alias_name") <= 200),
	CONSTRAINT "employees_primary_email_length" CHECK (char_length("employees"."primary_email") <= 254),
	CONSTRAINT "employees_grade_length" CHECK (char_length("employees"."grade") <= 100),
	CONSTRAINT "employees_job_location_length" CHECK (char_length("employees"."job_location") <= 200),
	CONSTRAINT "employees_insurance_number_length" CHECK (char_length("employees"."insurance_number") <= 100),
	CONSTRAINT "employees_insurance_company_name_length" CHECK (char_length("employees"."insurance_company_name") <= 200),
	CONSTRAINT "employees_emergency_number_length" CHECK (char_length("employees"."emergency_number") <= 30),
	CONSTRAINT "employees_alt_phone_number_length" CHECK (char_length("employees"."alt_phone_number") <= 30),
	CONSTRAINT "employees_whatsapp_number_length" CHECK (char_length("employees"."whatsapp_number") <= 30),
	CONSTRAINT "employees_company_mobile_length" CHECK (char_length("employees"."company_mobile") <= 30),
	CONSTRAINT "employees_personal_email_length" CHECK (char_length("employees"."personal_email") <= 254),
	CONSTRAINT "employees_current_address_length" CHECK (char_length("employees"."current_address") <= 500),
	CONSTRAINT "employees_permanent_address_length" CHECK (char_length("employees"."permanent_address") <= 500),
	CONSTRAINT "employees_blood_group_length" CHECK (char_length("employees"."blood_group") <= 20),
	CONSTRAINT "employees_marital_status_length" CHECK (char_length("employees"."marital_status") <= 50),
	CONSTRAINT "employees_nationality_length" CHECK (char_length("employees"."nationality") <= 100),
	CONSTRAINT "employees_hobbies_length" CHECK (char_length("employees"."hobbies") <= 500),
	CONSTRAINT "employees_professional_skills_length" CHECK (char_length("employees"."professional_skills") <= 500),
	CONSTRAINT "employees_languages_known_length" CHECK (char_length("employees"."languages_known") <= 500),
	CONSTRAINT "employees_facebook_link_length" CHECK (char_length("employees"."facebook_link") <= 500),
	CONSTRAINT "employees_linkedin_link_length" CHECK (char_length("employees"."linkedin_link") <= 500),
	CONSTRAINT "employees_twitter_link_length" CHECK (char_length("employees"."twitter_link") <= 500),
	CONSTRAINT "employees_instagram_link_length" CHECK (char_length("employees"."instagram_link") <= 500),
	CONSTRAINT "employees_biometric_id_length" CHECK (char_length("employees"."biometric_id") <= 100),
	CONSTRAINT "employees_previous_member_id_length" CHECK (char_length("employees"."previous_member_id") <= 100),
	CONSTRAINT "employees_job_description_length" CHECK (char_length("employees"."job_description") <= 1000),
	CONSTRAINT "employees_remark_length" CHECK (char_length("employees"."remark") <= 1000),
	CONSTRAINT "employees_fnf_remark_length" CHECK (char_length("employees"."fnf_remark") <= 1000),
	CONSTRAINT "employees_pan_number_encrypted" CHECK ("employees"."pan_number" ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$'),
	CONSTRAINT "employees_aadhaar_number_encrypted" CHECK ("employees"."aadhaar_number" ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$'),
	CONSTRAINT "employees_uan_number_encrypted" CHECK ("employees"."uan_number" ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$'),
	CONSTRAINT "employees_esic_number_encrypted" CHECK ("employees"."esic_number" ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$'),
	CONSTRAINT "employees_bank_account_number_encrypted" CHECK ("employees"."bank_account_number" ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$'),
	CONSTRAINT "employees_ifsc_code_encrypted" CHECK ("employees"."ifsc_code" ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$'),
	CONSTRAINT "employees_bank_details_complete" CHECK (("employees"."bank_account_number" is null) = ("employees"."ifsc_code" is null))
);
--> statement-breakpoint
CREATE TABLE "employee_transfers" (
	"employee_id" integer PRIMARY KEY NOT NULL,
	"effective_on" date NOT NULL,
	"branch_id" integer,
	"department_id" integer,
	"sub_department_id" integer,
	"designation_id" integer,
	"shift_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employee_transfers_something" CHECK (num_nonnulls("employee_transfers"."branch_id", "employee_transfers"."department_id", "employee_transfers"."sub_department_id", "employee_transfers"."designation_id", "employee_transfers"."shift_id") > 0)
);
--> statement-breakpoint
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
CREATE TABLE "exit_tasks" (
	"employee_id" integer NOT NULL,
	"task" text NOT NULL,
	"owner_id" integer,
	"due_on" date,
	"done_on" date,
	CONSTRAINT "exit_tasks_key" PRIMARY KEY("employee_id","task"),
	CONSTRAINT "exit_tasks_not_oneself" CHECK ("exit_tasks"."owner_id" <> "exit_tasks"."employee_id"),
	CONSTRAINT "exit_tasks_task_choice" CHECK ("exit_tasks"."task" in ('assets', 'handover', 'documents'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"has_thumbnail" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_sha256_format" CHECK ("files"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "files_kind_choice" CHECK ("files"."kind" in ('profile_picture', 'aadhaar', 'pan_card', 'company_logo', 'company_photo')),
	CONSTRAINT "files_content_type_choice" CHECK ("files"."content_type" in ('image/webp', 'image/jpeg', 'image/png', 'application/pdf')),
	CONSTRAINT "files_bytes_range" CHECK ("files"."bytes" >= 1)
);
--> statement-breakpoint
CREATE TABLE "branch_headcounts" (
	"branch_id" integer PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"incomplete" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "department_headcounts" (
	"department_id" integer PRIMARY KEY NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employee_date_counts" (
	"is_former" boolean NOT NULL,
	"field" text NOT NULL,
	"day" date NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "employee_date_counts_key" PRIMARY KEY("is_former","field","day")
);
--> statement-breakpoint
CREATE TABLE "shift_headcounts" (
	"shift_id" integer PRIMARY KEY NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leave_reasons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_reasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"leave_type_id" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leave_reasons_reason_clean" CHECK ("leave_reasons"."reason" = clean_name("leave_reasons"."reason")),
	CONSTRAINT "leave_reasons_reason_length" CHECK (char_length("leave_reasons"."reason") <= 500)
);
--> statement-breakpoint
CREATE TABLE "leave_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"short_name" text DEFAULT '' NOT NULL,
	"attachment_required" boolean DEFAULT false NOT NULL,
	"apply_leave_on_holiday" boolean DEFAULT false NOT NULL,
	"applicable_unpaid_leave" boolean DEFAULT false NOT NULL,
	"is_birthday_anniversary_leave" boolean DEFAULT false NOT NULL,
	"leave_applied_on_past_days" boolean DEFAULT false NOT NULL,
	"applicable_for" text DEFAULT 'all' NOT NULL,
	"allow_applicable_previous_days" integer DEFAULT 0 NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leave_types_applicable_for_choice" CHECK ("leave_types"."applicable_for" in ('', 'all', 'male only', 'married', 'un-married', 'married female only', 'married male only')),
	CONSTRAINT "leave_types_name_present" CHECK (is_visible("leave_types"."name")),
	CONSTRAINT "leave_types_name_clean" CHECK ("leave_types"."name" = clean_name("leave_types"."name")),
	CONSTRAINT "leave_types_name_length" CHECK (char_length("leave_types"."name") <= 100),
	CONSTRAINT "leave_types_short_name_length" CHECK (char_length("leave_types"."short_name") <= 50),
	CONSTRAINT "leave_types_description_length" CHECK (char_length("leave_types"."description") <= 1000),
	CONSTRAINT "leave_types_allow_applicable_previous_days_range" CHECK ("leave_types"."allow_applicable_previous_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "branches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "branches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text,
	"branch_type" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "branches_name_present" CHECK (is_visible("branches"."name")),
	CONSTRAINT "branches_branch_type_present" CHECK (is_visible("branches"."branch_type")),
	CONSTRAINT "branches_name_clean" CHECK ("branches"."name" = clean_name("branches"."name")),
	CONSTRAINT "branches_name_length" CHECK (char_length("branches"."name") <= 200),
	CONSTRAINT "branches_code_length" CHECK (char_length("branches"."code") <= 100),
	CONSTRAINT "branches_branch_type_length" CHECK (char_length("branches"."branch_type") <= 100)
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"company_name" text NOT NULL,
	"address" text NOT NULL,
	"company_website" text,
	"default_timezone" text DEFAULT 'Asia/Kolkata' NOT NULL,
	"company_email" text,
	"company_contact" text,
	"pincode" text,
	"gst_number" text,
	"hr_email" text,
	"latitude" double precision,
	"longitude" double precision,
	"company_logo_file_id" integer,
	"company_photo_file_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_only_one" CHECK ("company"."id" = 1),
	CONSTRAINT "company_company_name_present" CHECK (is_visible("company"."company_name")),
	CONSTRAINT "company_address_present" CHECK (is_visible("company"."address")),
	CONSTRAINT "company_company_name_clean" CHECK ("company"."company_name" = clean_name("company"."company_name")),
	CONSTRAINT "company_company_name_length" CHECK (char_length("company"."company_name") <= 200),
	CONSTRAINT "company_address_length" CHECK (char_length("company"."address") <= 500),
	CONSTRAINT "company_company_website_length" CHECK (char_length("company"."company_website") <= 500),
	CONSTRAINT "company_default_timezone_length" CHECK (char_length("company"."default_timezone") <= 100),
	CONSTRAINT "company_company_email_length" CHECK (char_length("company"."company_email") <= 254),
	CONSTRAINT "company_hr_email_length" CHECK (char_length("company"."hr_email") <= 254),
	CONSTRAINT "company_company_contact_length" CHECK (char_length("company"."company_contact") <= 100),
	CONSTRAINT "company_pincode_length" CHECK (char_length("company"."pincode") <= 20),
	CONSTRAINT "company_gst_number_length" CHECK (char_length("company"."gst_number") <= 50),
	CONSTRAINT "company_latitude_range" CHECK ("company"."latitude" between -90 and 90),
	CONSTRAINT "company_longitude_range" CHECK ("company"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "departments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"branch_id" integer NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"description" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "departments_id_branch" UNIQUE("id","branch_id"),
	CONSTRAINT "departments_name_present" CHECK (is_visible("departments"."name")),
	CONSTRAINT "departments_name_clean" CHECK ("departments"."name" = clean_name("departments"."name")),
	CONSTRAINT "departments_name_length" CHECK (char_length("departments"."name") <= 200),
	CONSTRAINT "departments_code_length" CHECK (char_length("departments"."code") <= 100),
	CONSTRAINT "departments_description_length" CHECK (char_length("departments"."description") <= 500)
);
--> statement-breakpoint
CREATE TABLE "designations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "designations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"designation" text NOT NULL,
	"code" text,
	"description" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "designations_designation_present" CHECK (is_visible("designations"."designation")),
	CONSTRAINT "designations_designation_clean" CHECK ("designations"."designation" = clean_name("designations"."designation")),
	CONSTRAINT "designations_designation_length" CHECK (char_length("designations"."designation") <= 200),
	CONSTRAINT "designations_code_length" CHECK (char_length("designations"."code") <= 100),
	CONSTRAINT "designations_description_length" CHECK (char_length("designations"."description") <= 500)
);
--> statement-breakpoint
CREATE TABLE "sub_departments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sub_departments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"description" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sub_departments_id_department" UNIQUE("id","department_id"),
	CONSTRAINT "sub_departments_name_present" CHECK (is_visible("sub_departments"."name")),
	CONSTRAINT "sub_departments_name_clean" CHECK ("sub_departments"."name" = clean_name("sub_departments"."name")),
	CONSTRAINT "sub_departments_name_length" CHECK (char_length("sub_departments"."name") <= 200),
	CONSTRAINT "sub_departments_code_length" CHECK (char_length("sub_departments"."code") <= 100),
	CONSTRAINT "sub_departments_description_length" CHECK (char_length("sub_departments"."description") <= 500)
);
--> statement-breakpoint
CREATE TABLE "remote_usage" (
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"loaded" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"crashed" integer DEFAULT 0 NOT NULL,
	"accounts_with_faults" integer DEFAULT 0 NOT NULL,
	"last_fault_in" text,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remote_usage_key" PRIMARY KEY("remote","release"),
	CONSTRAINT "remote_usage_remote_length" CHECK (char_length("remote_usage"."remote") <= 50),
	CONSTRAINT "remote_usage_release_length" CHECK (char_length("remote_usage"."release") <= 80),
	CONSTRAINT "remote_usage_last_fault_in_length" CHECK (char_length("remote_usage"."last_fault_in") <= 12),
	CONSTRAINT "remote_usage_loaded_range" CHECK ("remote_usage"."loaded" >= 0),
	CONSTRAINT "remote_usage_failed_range" CHECK ("remote_usage"."failed" >= 0),
	CONSTRAINT "remote_usage_crashed_range" CHECK ("remote_usage"."crashed" >= 0),
	CONSTRAINT "remote_usage_accounts_with_faults_range" CHECK ("remote_usage"."accounts_with_faults" >= 0)
);
--> statement-breakpoint
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
	CONSTRAINT "session_log_event_choice" CHECK ("session_log"."event" in ('sign-in', 'failed-sign-in', 'lockout', 'sign-out', 'end-session', 'read-employees', 'view-document', 'reveal-number')),
	CONSTRAINT "session_log_secret_choice" CHECK ("session_log"."secret" in ('password', 'code')),
	CONSTRAINT "session_log_document_choice" CHECK ("session_log"."document" in ('aadhaar', 'pan_card', 'pan_number', 'aadhaar_number', 'uan_number', 'esic_number', 'bank_account_number', 'ifsc_code')),
	CONSTRAINT "session_log_member_number_length" CHECK (char_length("session_log"."member_number") <= 20),
	CONSTRAINT "session_log_member_name_length" CHECK (char_length("session_log"."member_name") <= 200),
	CONSTRAINT "session_log_address_length" CHECK (char_length("session_log"."address") <= 100),
	CONSTRAINT "session_log_employee_name_length" CHECK (char_length("session_log"."employee_name") <= 500),
	CONSTRAINT "session_log_merge_key_length" CHECK (char_length("session_log"."merge_key") <= 300),
	CONSTRAINT "session_log_times_range" CHECK ("session_log"."times" >= 1),
	CONSTRAINT "session_log_employees_range" CHECK ("session_log"."employees" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shift_days" (
	"shift_id" integer NOT NULL,
	"day" text NOT NULL,
	"shift_start_time" time,
	"shift_end_time" time,
	"lunch_start_time" time,
	"lunch_end_time" time,
	"take_lunch_before_minute" integer DEFAULT 0 NOT NULL,
	"tea_start_time" time,
	"tea_end_time" time,
	"take_tea_before_minute" integer DEFAULT 0 NOT NULL,
	"half_day_after_time" time,
	"half_day_before_time" time,
	"late_in_count_after_minutes" integer DEFAULT 0 NOT NULL,
	"early_out_count_before_minutes" integer DEFAULT 0 NOT NULL,
	"min_three_quarter_minutes" integer,
	"min_quarter_day_minutes" integer,
	"min_half_day_minutes" integer,
	"min_full_day_minutes" integer,
	"max_personal_break_minutes" integer DEFAULT 0 NOT NULL,
	"max_punch_out_time" time,
	"max_punch_out_minutes" integer,
	CONSTRAINT "shift_days_key" PRIMARY KEY("shift_id","day"),
	CONSTRAINT "shift_days_day_choice" CHECK ("shift_days"."day" in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
	CONSTRAINT "shift_days_take_lunch_before_minute_range" CHECK ("shift_days"."take_lunch_before_minute" >= 0),
	CONSTRAINT "shift_days_take_tea_before_minute_range" CHECK ("shift_days"."take_tea_before_minute" >= 0),
	CONSTRAINT "shift_days_late_in_count_after_minutes_range" CHECK ("shift_days"."late_in_count_after_minutes" between 0 and 5),
	CONSTRAINT "shift_days_early_out_count_before_minutes_range" CHECK ("shift_days"."early_out_count_before_minutes" between 0 and 5),
	CONSTRAINT "shift_days_min_three_quarter_minutes_range" CHECK ("shift_days"."min_three_quarter_minutes" between 1 and 1440),
	CONSTRAINT "shift_days_min_quarter_day_minutes_range" CHECK ("shift_days"."min_quarter_day_minutes" between 1 and 1440),
	CONSTRAINT "shift_days_min_half_day_minutes_range" CHECK ("shift_days"."min_half_day_minutes" between 1 and 1440),
	CONSTRAINT "shift_days_min_full_day_minutes_range" CHECK ("shift_days"."min_full_day_minutes" between 1 and 1440),
	CONSTRAINT "shift_days_max_personal_break_minutes_range" CHECK ("shift_days"."max_personal_break_minutes" between 0 and 59),
	CONSTRAINT "shift_days_max_punch_out_minutes_range" CHECK ("shift_days"."max_punch_out_minutes" between 1 and 10080)
);
--> statement-breakpoint
CREATE TABLE "shifts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shift_name" text NOT NULL,
	"code" text,
	"multiple_punch_allowed" boolean DEFAULT false NOT NULL,
	"required_out_of_range_reason" boolean DEFAULT true NOT NULL,
	"hours_type_in_shift_clock" text DEFAULT 'FULL_SHIFT_HOURS' NOT NULL,
	"attendance_on_productive_hours" boolean DEFAULT false NOT NULL,
	"shift_utc_offset" text DEFAULT '+05:30' NOT NULL,
	"deduct_break_if_not_taken" boolean DEFAULT false NOT NULL,
	"deduct_full_break_if_less_assign_time" boolean DEFAULT false NOT NULL,
	"has_week_off_auto" boolean DEFAULT false NOT NULL,
	"week_off_days" text[] DEFAULT '{}' NOT NULL,
	"has_alternate_week_off" boolean DEFAULT false NOT NULL,
	"week_off_alternate_week" integer[] DEFAULT '{}' NOT NULL,
	"alternate_week_off_days" text[] DEFAULT '{}' NOT NULL,
	"week_off_number_in_week" integer,
	"late_in_early_out_type" text,
	"late_in_max_minutes" integer,
	"late_out_max_minutes" integer,
	"late_in_early_out_max_minutes" integer,
	"apply_half_or_full_day_on_late_in_limit_exceed" boolean DEFAULT false NOT NULL,
	"leave_should_be_applied_if_late_in_is_exceeded" text,
	"reason_required_late_in" boolean DEFAULT false NOT NULL,
	"reason_required_early_out" boolean DEFAULT false NOT NULL,
	"late_in_early_out_on_extra_day" boolean DEFAULT false NOT NULL,
	"late_in_penalty_minutes_deduct_from_working_hours" boolean DEFAULT false NOT NULL,
	"remove_late_early_if_completed_shift_hours" boolean DEFAULT false NOT NULL,
	"allow_short_leave" boolean DEFAULT false NOT NULL,
	"need_short_leave_request" boolean DEFAULT false NOT NULL,
	"monthly_short_leaves" integer,
	"short_leave_minutes_in_shift_time" integer,
	"short_leave_type" text,
	"short_leave_buffer_minutes" integer,
	"short_leave_days" text[] DEFAULT '{}' NOT NULL,
	"apply_sandwich_leave" boolean DEFAULT false NOT NULL,
	"sandwich_type" text,
	"sandwich_leave_between_holiday_and_weekoff" boolean DEFAULT false NOT NULL,
	"apply_half_day_before_time" boolean DEFAULT false NOT NULL,
	"apply_leave_on_holiday" boolean DEFAULT false NOT NULL,
	"apply_leave_on_weekoff" boolean DEFAULT false NOT NULL,
	"holiday_penalty_apply" boolean DEFAULT false NOT NULL,
	"weekoff_penalty_apply" boolean DEFAULT false NOT NULL,
	"generate_penalty_on_absent" boolean DEFAULT false NOT NULL,
	"penalty_type" text,
	"penalty_value" numeric(12, 2),
	"approval_required_for_extra_day" text DEFAULT 'NONE' NOT NULL,
	"need_approval_for_extra_hours_on_weekdays" boolean DEFAULT false NOT NULL,
	"extra_payout_type" text,
	"add_comp_off_on_extra_day" boolean DEFAULT false NOT NULL,
	"comp_off_expiry_days" integer,
	"max_comp_off_per_month" integer,
	"allow_comp_off_on_past_date" boolean DEFAULT false NOT NULL,
	"add_comp_off_on_after_extra_hours_completed" boolean DEFAULT false NOT NULL,
	"min_minutes_for_half_day_after_shift" integer,
	"min_minutes_for_full_day_after_shift" integer,
	"break_timing_type" text,
	"break_approval_face_app" text DEFAULT 'FALSE' NOT NULL,
	"break_approval_employee_app" text DEFAULT 'FALSE' NOT NULL,
	"break_type" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shifts_alternate_week_off_days_within_week_off_days" CHECK ("shifts"."alternate_week_off_days" <@ "shifts"."week_off_days"),
	CONSTRAINT "shifts_shift_name_present" CHECK (is_visible("shifts"."shift_name")),
	CONSTRAINT "shifts_shift_name_clean" CHECK ("shifts"."shift_name" = clean_name("shifts"."shift_name")),
	CONSTRAINT "shifts_shift_name_length" CHECK (char_length("shifts"."shift_name") <= 200),
	CONSTRAINT "shifts_code_length" CHECK (char_length("shifts"."code") <= 100),
	CONSTRAINT "shifts_hours_type_in_shift_clock_choice" CHECK ("shifts"."hours_type_in_shift_clock" in ('FULL_SHIFT_HOURS', 'MINIMUM_FULL_DAY_HOURS')),
	CONSTRAINT "shifts_shift_utc_offset_choice" CHECK ("shifts"."shift_utc_offset" in ('+05:30')),
	CONSTRAINT "shifts_late_in_early_out_type_choice" CHECK ("shifts"."late_in_early_out_type" in ('SEPARATE', 'CONSOLIDATED')),
	CONSTRAINT "shifts_leave_should_be_applied_if_late_in_is_exceeded_choice" CHECK ("shifts"."leave_should_be_applied_if_late_in_is_exceeded" in ('HALF_DAY', 'FULL_DAY')),
	CONSTRAINT "shifts_short_leave_type_choice" CHECK ("shifts"."short_leave_type" in ('DEFAULT', 'FLEXIBLE')),
	CONSTRAINT "shifts_sandwich_type_choice" CHECK ("shifts"."sandwich_type" in ('DUAL_SIDE', 'SINGLE_SIDE')),
	CONSTRAINT "shifts_penalty_type_choice" CHECK ("shifts"."penalty_type" in ('FLAT', 'PERCENTAGE')),
	CONSTRAINT "shifts_approval_required_for_extra_day_choice" CHECK ("shifts"."approval_required_for_extra_day" in ('NONE', 'WEEK_OFF', 'HOLIDAY', 'WEEK_OFF_AND_HOLIDAY')),
	CONSTRAINT "shifts_extra_payout_type_choice" CHECK ("shifts"."extra_payout_type" in ('BEFORE_SHIFT_TIME', 'AFTER_SHIFT_TIME')),
	CONSTRAINT "shifts_break_timing_type_choice" CHECK ("shifts"."break_timing_type" in ('DEFINED_MINUTES', 'ANYTIME_BETWEEN_SHIFT')),
	CONSTRAINT "shifts_break_approval_face_app_choice" CHECK ("shifts"."break_approval_face_app" in ('FALSE', 'TRUE', 'PRE_APPROVAL')),
	CONSTRAINT "shifts_break_approval_employee_app_choice" CHECK ("shifts"."break_approval_employee_app" in ('FALSE', 'TRUE', 'PRE_APPROVAL', 'APPROVAL_FOR_OUT_OF_RANGE')),
	CONSTRAINT "shifts_break_type_choice" CHECK ("shifts"."break_type" in ('PERSONAL_BREAK', 'LUNCH', 'TEA_BREAK')),
	CONSTRAINT "shifts_week_off_days_choices" CHECK ("shifts"."week_off_days" <@ array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']::text[]),
	CONSTRAINT "shifts_alternate_week_off_days_choices" CHECK ("shifts"."alternate_week_off_days" <@ array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']::text[]),
	CONSTRAINT "shifts_short_leave_days_choices" CHECK ("shifts"."short_leave_days" <@ array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']::text[]),
	CONSTRAINT "shifts_week_off_alternate_week_choices" CHECK ("shifts"."week_off_alternate_week" <@ array[1, 2, 3, 4, 5]::integer[]),
	CONSTRAINT "shifts_week_off_number_in_week_range" CHECK ("shifts"."week_off_number_in_week" between 1 and 7),
	CONSTRAINT "shifts_late_in_max_minutes_range" CHECK ("shifts"."late_in_max_minutes" >= 0),
	CONSTRAINT "shifts_late_out_max_minutes_range" CHECK ("shifts"."late_out_max_minutes" >= 0),
	CONSTRAINT "shifts_late_in_early_out_max_minutes_range" CHECK ("shifts"."late_in_early_out_max_minutes" >= 0),
	CONSTRAINT "shifts_monthly_short_leaves_range" CHECK ("shifts"."monthly_short_leaves" >= 0),
	CONSTRAINT "shifts_short_leave_minutes_in_shift_time_range" CHECK ("shifts"."short_leave_minutes_in_shift_time" >= 0),
	CONSTRAINT "shifts_short_leave_buffer_minutes_range" CHECK ("shifts"."short_leave_buffer_minutes" >= 0),
	CONSTRAINT "shifts_penalty_value_range" CHECK ("shifts"."penalty_value" >= 0),
	CONSTRAINT "shifts_comp_off_expiry_days_range" CHECK ("shifts"."comp_off_expiry_days" between 1 and 365),
	CONSTRAINT "shifts_max_comp_off_per_month_range" CHECK ("shifts"."max_comp_off_per_month" between 1 and 30),
	CONSTRAINT "shifts_min_minutes_for_half_day_after_shift_range" CHECK ("shifts"."min_minutes_for_half_day_after_shift" between 0 and 10080),
	CONSTRAINT "shifts_min_minutes_for_full_day_after_shift_range" CHECK ("shifts"."min_minutes_for_full_day_after_shift" between 0 and 10080)
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_device_id_known_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."known_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_assignments" ADD CONSTRAINT "employee_assignments_employee" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changed_employees" ADD CONSTRAINT "changed_employees_change" FOREIGN KEY ("change_id") REFERENCES "public"."employee_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_changes" ADD CONSTRAINT "employee_changes_member_id" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_import_rows" ADD CONSTRAINT "employee_import_rows_import" FOREIGN KEY ("import_id") REFERENCES "public"."employee_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_imports" ADD CONSTRAINT "employee_imports_member_id" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_reporting" ADD CONSTRAINT "employee_reporting_employee" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_reporting" ADD CONSTRAINT "employee_reporting_reports_to" FOREIGN KEY ("reports_to_id") REFERENCES "public"."employees"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_designation" FOREIGN KEY ("designation_id") REFERENCES "public"."designations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_branch" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_shift" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_profile_picture_file" FOREIGN KEY ("profile_picture_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_aadhaar_page_1_file" FOREIGN KEY ("aadhaar_page_1_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_aadhaar_page_2_file" FOREIGN KEY ("aadhaar_page_2_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_pan_card_file" FOREIGN KEY ("pan_card_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_department" FOREIGN KEY ("department_id","branch_id") REFERENCES "public"."departments"("id","branch_id") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_sub_department" FOREIGN KEY ("sub_department_id","department_id") REFERENCES "public"."sub_departments"("id","department_id") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "employee_transfers" ADD CONSTRAINT "employee_transfers_employee" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_transfers" ADD CONSTRAINT "employee_transfers_branch" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_transfers" ADD CONSTRAINT "employee_transfers_department" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_transfers" ADD CONSTRAINT "employee_transfers_sub_department" FOREIGN KEY ("sub_department_id") REFERENCES "public"."sub_departments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_transfers" ADD CONSTRAINT "employee_transfers_designation" FOREIGN KEY ("designation_id") REFERENCES "public"."designations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_transfers" ADD CONSTRAINT "employee_transfers_shift" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_views" ADD CONSTRAINT "employee_views_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exit_tasks" ADD CONSTRAINT "exit_tasks_employee" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exit_tasks" ADD CONSTRAINT "exit_tasks_owner" FOREIGN KEY ("owner_id") REFERENCES "public"."employees"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_headcounts" ADD CONSTRAINT "branch_headcounts_branch" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_headcounts" ADD CONSTRAINT "department_headcounts_department" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_headcounts" ADD CONSTRAINT "shift_headcounts_shift" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_reasons" ADD CONSTRAINT "leave_reasons_leave_type" FOREIGN KEY ("leave_type_id") REFERENCES "public"."leave_types"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_logo_file" FOREIGN KEY ("company_logo_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_photo_file" FOREIGN KEY ("company_photo_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_branch" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_departments" ADD CONSTRAINT "sub_departments_department" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_usage_marks" ADD CONSTRAINT "remote_usage_marks_release" FOREIGN KEY ("remote","release") REFERENCES "public"."remote_usage"("remote","release") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_days" ADD CONSTRAINT "shift_days_shift" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_window_ends_at" ON "attempts" USING btree ("window_ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_token_hash_unique" ON "known_devices" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "known_devices_member_id" ON "known_devices" USING btree ("member_id","signed_in_at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_number_unique" ON "members" USING btree ("number");--> statement-breakpoint
CREATE INDEX "one_time_codes_number_purpose" ON "one_time_codes" USING btree ("number","purpose","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "one_time_codes_device_id" ON "one_time_codes" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_expires_at" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "revoked_sessions_expires_at" ON "revoked_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_jti_unique" ON "sessions" USING btree ("jti");--> statement-breakpoint
CREATE INDEX "sessions_member_id" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "activity_record_version" ON "activity" USING btree ("record","record_id","version");--> statement-breakpoint
CREATE INDEX "activity_at" ON "activity" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_removals" ON "activity" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "activity"."action" = 'remove';--> statement-breakpoint
CREATE INDEX "activity_search" ON "activity" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "activity_member" ON "activity" USING btree ("member_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "employee_changes_member" ON "employee_changes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "employee_changes_changed_at" ON "employee_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "employee_imports_member" ON "employee_imports" USING btree ("member_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "employee_reporting_reports_to_id" ON "employee_reporting" USING btree ("reports_to_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employees_mobile_number_unique" ON "employees" USING btree ("mobile_number") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_directory" ON "employees" USING btree ("full_name","id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_directory_branch" ON "employees" USING btree ("branch_id","full_name","id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_directory_grouped" ON "employees" USING btree ("department_order","full_name","id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_directory_branch_grouped" ON "employees" USING btree ("branch_id","department_order","full_name","id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_shift_name" ON "employees" USING btree ("shift_id","full_name","id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_directory_joined" ON "employees" USING btree ("joining_date","id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_birthday" ON "employees" USING btree (month_day("birth_date"),"full_name","id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_anniversary" ON "employees" USING btree (month_day("joining_date"),"full_name","id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_directory_code" ON "employees" USING btree (coalesce('0' || "biometric_id", '1'),"id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_directory_code_down" ON "employees" USING btree (coalesce('1' || "biometric_id", '0'),"id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_health" ON "employees" USING btree ("id","shift_id","department_id","profile_picture_file_id","aadhaar_page_1_file_id","aadhaar_page_2_file_id","pan_card_file_id","insurance_expiry_date","probation_end_date","primary_email","company_mobile","biometric_id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_search" ON "employees" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_on_notice" ON "employees" USING btree ("company_last_day","id") WHERE "employees"."left_at" is null and "employees"."company_last_day" is not null;--> statement-breakpoint
CREATE INDEX "employees_left" ON "employees" USING btree ("left_at" DESC NULLS LAST,"id") WHERE "employees"."left_at" is not null;--> statement-breakpoint
CREATE INDEX "employees_biometric_id" ON "employees" USING btree ("biometric_id");--> statement-breakpoint
CREATE INDEX "employees_branch_id" ON "employees" USING btree ("branch_id","left_at");--> statement-breakpoint
CREATE INDEX "employees_department_id" ON "employees" USING btree ("department_id","left_at");--> statement-breakpoint
CREATE INDEX "employees_sub_department_id" ON "employees" USING btree ("sub_department_id","left_at");--> statement-breakpoint
CREATE INDEX "employees_designation_id" ON "employees" USING btree ("designation_id","left_at");--> statement-breakpoint
CREATE INDEX "employees_shift_id" ON "employees" USING btree ("shift_id","left_at");--> statement-breakpoint
CREATE INDEX "employees_profile_picture_file_id" ON "employees" USING btree ("profile_picture_file_id");--> statement-breakpoint
CREATE INDEX "employees_aadhaar_page_1_file_id" ON "employees" USING btree ("aadhaar_page_1_file_id");--> statement-breakpoint
CREATE INDEX "employees_aadhaar_page_2_file_id" ON "employees" USING btree ("aadhaar_page_2_file_id");--> statement-breakpoint
CREATE INDEX "employees_pan_card_file_id" ON "employees" USING btree ("pan_card_file_id");--> statement-breakpoint
CREATE INDEX "employee_transfers_effective_on" ON "employee_transfers" USING btree ("effective_on");--> statement-breakpoint
CREATE INDEX "employee_transfers_branch_id" ON "employee_transfers" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "employee_transfers_department_id" ON "employee_transfers" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "employee_transfers_sub_department_id" ON "employee_transfers" USING btree ("sub_department_id");--> statement-breakpoint
CREATE INDEX "employee_transfers_designation_id" ON "employee_transfers" USING btree ("designation_id");--> statement-breakpoint
CREATE INDEX "employee_transfers_shift_id" ON "employee_transfers" USING btree ("shift_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_views_name_unique" ON "employee_views" USING btree ("member_id",lower("name"));--> statement-breakpoint
CREATE INDEX "exit_tasks_owner_id" ON "exit_tasks" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "files_sha256" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "employee_date_counts_month_day" ON "employee_date_counts" USING btree ("is_former","field",month_day("day"));--> statement-breakpoint
CREATE INDEX "leave_reasons_leave_type_id" ON "leave_reasons" USING btree ("leave_type_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leave_types_name_unique" ON "leave_types" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "branches_name_unique" ON "branches" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "company_logo_file_id" ON "company" USING btree ("company_logo_file_id");--> statement-breakpoint
CREATE INDEX "company_photo_file_id" ON "company" USING btree ("company_photo_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name_unique" ON "departments" USING btree ("branch_id",lower("name"));--> statement-breakpoint
CREATE INDEX "designations_designation" ON "designations" USING btree ("designation","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sub_departments_name_unique" ON "sub_departments" USING btree ("department_id",lower("name"));--> statement-breakpoint
CREATE INDEX "remote_usage_last_seen_at" ON "remote_usage" USING btree ("last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "session_log_merge_key_unique" ON "session_log" USING btree ("merge_key");--> statement-breakpoint
CREATE INDEX "session_log_at" ON "session_log" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shifts_shift_name" ON "shifts" USING btree ("shift_name","id");--> statement-breakpoint
-- Triggers, each after its function.
-- Only an erasure takes values of a former employee out of entries; it says so for its own transaction.
CREATE FUNCTION refuse_change_of_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND current_setting('seamline.erasing', true) = 'on' THEN
		RETURN NULL;
	END IF;
	RAISE EXCEPTION 'The activity log is only ever added to.';
END
$$;--> statement-breakpoint
CREATE TRIGGER activity_only_grows BEFORE DELETE OR UPDATE OR TRUNCATE ON activity FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_activity();--> statement-breakpoint
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
CREATE TRIGGER company_remove_replaced_files AFTER UPDATE OF company_logo_file_id, company_photo_file_id ON company FOR EACH ROW EXECUTE FUNCTION remove_replaced_files();--> statement-breakpoint
CREATE TRIGGER employees_remove_deleted_files AFTER DELETE ON employees FOR EACH ROW EXECUTE FUNCTION remove_replaced_files();--> statement-breakpoint
CREATE TRIGGER employees_remove_replaced_files AFTER UPDATE OF profile_picture_file_id, aadhaar_page_1_file_id, aadhaar_page_2_file_id, pan_card_file_id ON employees FOR EACH ROW EXECUTE FUNCTION remove_replaced_files();--> statement-breakpoint
CREATE FUNCTION follow_department() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE employees SET department_order = department_order(NEW.name) WHERE department_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER departments_renamed AFTER UPDATE OF name ON departments FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION follow_department();--> statement-breakpoint
CREATE FUNCTION count_heads() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	columns constant text := 'branch_id, department_id, shift_id, left_at IS NOT NULL AS is_former, is_incomplete, birth_date, joining_date, insurance_expiry_date, company_last_day';
	arrived constant text := format('SELECT %s, 1 AS change FROM arrived', columns);
	gone constant text := format('SELECT %s, -1 AS change FROM gone', columns);
	changes constant text := CASE TG_OP WHEN 'INSERT' THEN arrived WHEN 'DELETE' THEN gone ELSE arrived || ' UNION ALL ' || gone END;
	place text;
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM branch_headcounts;
		DELETE FROM department_headcounts;
		DELETE FROM shift_headcounts;
		DELETE FROM employee_date_counts;
		RETURN NULL;
	END IF;
	-- Most changes of an employee concern nothing that is counted, and each statement below is planned anew.
	IF TG_OP = 'UPDATE' THEN
		IF NOT EXISTS (
			SELECT branch_id, department_id, shift_id, left_at IS NULL, is_incomplete, birth_date, joining_date, insurance_expiry_date, company_last_day FROM arrived
			EXCEPT ALL
			SELECT branch_id, department_id, shift_id, left_at IS NULL, is_incomplete, birth_date, joining_date, insurance_expiry_date, company_last_day FROM gone
		) THEN
			RETURN NULL;
		END IF;
	END IF;
	-- In the order of the keys, so that two changes at once do not wait for each other in a circle.
	EXECUTE format(
		'INSERT INTO branch_headcounts AS heads (branch_id, total, incomplete)
		SELECT branch_id, sum(change), sum(change * is_incomplete::integer) FROM (%s) AS changes WHERE NOT is_former
		GROUP BY branch_id HAVING sum(change) <> 0 OR sum(change * is_incomplete::integer) <> 0 ORDER BY branch_id
		ON CONFLICT (branch_id) DO UPDATE SET total = heads.total + excluded.total, incomplete = heads.incomplete + excluded.incomplete',
		changes);
	FOREACH place IN ARRAY ARRAY['department', 'shift'] LOOP
		EXECUTE format(
			'INSERT INTO %1$I AS heads (%2$I, total)
			SELECT %2$I, sum(change) FROM (%3$s) AS changes WHERE NOT is_former AND %2$I IS NOT NULL
			GROUP BY %2$I HAVING sum(change) <> 0 ORDER BY %2$I
			ON CONFLICT (%2$I) DO UPDATE SET total = heads.total + excluded.total',
			place || '_headcounts', place || '_id', changes);
	END LOOP;
	EXECUTE format(
		'INSERT INTO employee_date_counts AS counts (is_former, field, day, total)
		SELECT is_former, field, day, sum(change) FROM (%s) AS changes CROSS JOIN LATERAL (VALUES
			(''birth_date'', CASE WHEN NOT is_former THEN birth_date END),
			(''insurance_expiry_date'', CASE WHEN NOT is_former THEN insurance_expiry_date END),
			(''joining_date'', joining_date),
			(''company_last_day'', company_last_day)
		) AS dates (field, day) WHERE day IS NOT NULL
		GROUP BY is_former, field, day HAVING sum(change) <> 0 ORDER BY is_former, field, day
		ON CONFLICT (is_former, field, day) DO UPDATE SET total = counts.total + excluded.total',
		changes);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER employees_arrived AFTER INSERT ON employees REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION count_heads();--> statement-breakpoint
CREATE TRIGGER employees_gone AFTER DELETE ON employees REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_heads();--> statement-breakpoint
CREATE TRIGGER employees_moved AFTER UPDATE ON employees REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION count_heads();--> statement-breakpoint
CREATE TRIGGER employees_truncated AFTER TRUNCATE ON employees FOR EACH STATEMENT EXECUTE FUNCTION count_heads();--> statement-breakpoint
CREATE FUNCTION note_assignments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today constant date := (now() AT TIME ZONE 'Asia/Kolkata')::date;
  -- A new employee has been assigned since the joining date, everybody else since today or the date that the transaction is about.
  effective constant text := CASE TG_OP WHEN 'INSERT' THEN 'arrived.joining_date' ELSE format(
    'greatest(arrived.joining_date, %L::date)', coalesce(nullif(current_setting('seamline.effective_on', true), '')::date, today)) END;
  changed constant text := CASE TG_OP WHEN 'INSERT' THEN '' ELSE
    'JOIN gone ON gone.id = arrived.id AND (gone.designation_id, gone.branch_id, gone.department_id, gone.sub_department_id, gone.shift_id)
      IS DISTINCT FROM (arrived.designation_id, arrived.branch_id, arrived.department_id, arrived.sub_department_id, arrived.shift_id)' END;
BEGIN
  -- Most changes of an employee concern no assignment, and the statement below is planned anew.
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (
      SELECT id, designation_id, branch_id, department_id, sub_department_id, shift_id FROM arrived
      EXCEPT ALL
      SELECT id, designation_id, branch_id, department_id, sub_department_id, shift_id FROM gone
    ) THEN
      RETURN NULL;
    END IF;
  END IF;
  -- In the order of the ids, so that two changes at once do not wait for each other in a circle.
  EXECUTE format(
    'INSERT INTO employee_assignments AS kept (employee_id, effective_from, designation, branch, department, sub_department, shift)
    SELECT arrived.id, %1$s, designations.designation, branches.name, departments.name, sub_departments.name, shifts.shift_name
    FROM arrived %2$s
    JOIN designations ON designations.id = arrived.designation_id
    JOIN branches ON branches.id = arrived.branch_id
    LEFT JOIN departments ON departments.id = arrived.department_id
    LEFT JOIN sub_departments ON sub_departments.id = arrived.sub_department_id
    LEFT JOIN shifts ON shifts.id = arrived.shift_id
    ORDER BY arrived.id
    ON CONFLICT (employee_id, effective_from) DO UPDATE SET designation = excluded.designation, branch = excluded.branch,
      department = excluded.department, sub_department = excluded.sub_department, shift = excluded.shift',
    effective, changed);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER employees_assigned AFTER INSERT ON employees REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_assignments();--> statement-breakpoint
CREATE TRIGGER employees_reassigned AFTER UPDATE ON employees REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_assignments();--> statement-breakpoint
-- A check would be evaluated at every update, and a stored value that is not changed may block no other change.
-- Today's date gets a slack of a day, since the clock of the server, which is exact, may be ahead of this one.
CREATE FUNCTION refuse_impossible_dates() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	tomorrow constant date := (now() AT TIME ZONE 'Asia/Kolkata')::date + 1;
	refused text;
BEGIN
	refused := CASE
		WHEN NEW.birth_date IS DISTINCT FROM OLD.birth_date AND NEW.birth_date > tomorrow THEN 'birth_date'
		WHEN NEW.joining_date IS DISTINCT FROM OLD.joining_date AND NEW.joining_date > tomorrow + interval '1 year' THEN 'joining_date'
		WHEN (NEW.birth_date, NEW.joining_date) IS DISTINCT FROM (OLD.birth_date, OLD.joining_date)
			AND NEW.joining_date - interval '14 years' < NEW.birth_date THEN 'joining_age'
		WHEN (NEW.resignation_date, NEW.joining_date) IS DISTINCT FROM (OLD.resignation_date, OLD.joining_date)
			AND NEW.resignation_date < NEW.joining_date THEN 'resignation_date'
		WHEN (NEW.company_last_day, NEW.joining_date) IS DISTINCT FROM (OLD.company_last_day, OLD.joining_date)
			AND NEW.company_last_day < NEW.joining_date THEN 'company_last_day'
		WHEN NEW.retirement_age IS DISTINCT FROM OLD.retirement_age AND NEW.retirement_age NOT BETWEEN 18 AND 100 THEN 'retirement_age'
	END;
	IF refused IS NOT NULL THEN
		RAISE check_violation USING
			MESSAGE = format('An employee cannot have this %s.', refused),
			TABLE = 'employees',
			CONSTRAINT = format('employees_%s_possible', refused);
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER employees_dates_possible BEFORE INSERT OR UPDATE OF birth_date, joining_date, resignation_date, company_last_day, retirement_age ON employees FOR EACH ROW EXECUTE FUNCTION refuse_impossible_dates();--> statement-breakpoint
-- A trigger, so that whoever withdraws a leaving, an import included, leaves nothing of it behind.
CREATE FUNCTION end_employee_exit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.exit_type := NULL;
	NEW.exit_reason := NULL;
	NEW.notice_period_days := NULL;
	NEW.settled_on := NULL;
	DELETE FROM exit_tasks WHERE employee_id = NEW.id;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER employees_end_exit BEFORE UPDATE OF company_last_day ON employees FOR EACH ROW WHEN (((old.company_last_day IS NOT NULL) AND (new.company_last_day IS NULL))) EXECUTE FUNCTION end_employee_exit();--> statement-breakpoint
-- The first assignment begins on the joining date: it follows a correction of that, unless another one has begun by then.
CREATE FUNCTION move_first_assignments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE employee_assignments first SET effective_from = arrived.joining_date
  FROM arrived JOIN gone ON gone.id = arrived.id AND gone.joining_date <> arrived.joining_date
  WHERE first.employee_id = arrived.id AND first.effective_from = gone.joining_date
    AND NOT EXISTS (
      SELECT FROM employee_assignments other
      WHERE other.employee_id = first.employee_id AND other.effective_from <> first.effective_from
        AND other.effective_from <= greatest(arrived.joining_date, gone.joining_date));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER employees_rejoined AFTER UPDATE ON employees REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION move_first_assignments();--> statement-breakpoint
CREATE FUNCTION stand_in_department() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Held against a change of the name until this is over, which would else pass by unseen.
	NEW.department_order := department_order((SELECT name FROM departments WHERE id = NEW.department_id FOR SHARE));
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER employees_stand_in_department BEFORE INSERT OR UPDATE OF department_id ON employees FOR EACH ROW EXECUTE FUNCTION stand_in_department();--> statement-breakpoint
CREATE FUNCTION refuse_exit_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM employees WHERE id = NEW.employee_id AND company_last_day IS NOT NULL) THEN
		RAISE check_violation USING MESSAGE = 'Only an exit has tasks.', TABLE = 'exit_tasks', CONSTRAINT = 'exit_tasks_while_leaving';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER exit_tasks_while_leaving BEFORE INSERT ON exit_tasks FOR EACH ROW EXECUTE FUNCTION refuse_exit_task();--> statement-breakpoint
-- A database trigger and not the server: whatever changes an account ends its sessions.
CREATE FUNCTION end_member_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.session_epoch := OLD.session_epoch + 1;
  DELETE FROM known_devices WHERE member_id = OLD.id;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER members_end_sessions BEFORE UPDATE ON members FOR EACH ROW WHEN (((old.number IS DISTINCT FROM new.number) OR (old.role IS DISTINCT FROM new.role) OR (old.password_hash IS DISTINCT FROM new.password_hash) OR (old.is_active AND (NOT new.is_active)))) EXECUTE FUNCTION end_member_sessions();--> statement-breakpoint
-- A unique index cannot be made: two shifts of old databases may have one name, and keep it until one is renamed.
-- The lock lets two transactions that want one name pass one after the other; the second reads what the first has committed.
CREATE FUNCTION refuse_shift_name() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	wanted constant text := lower(btrim(NEW.shift_name));
BEGIN
	IF TG_OP = 'UPDATE' AND lower(btrim(OLD.shift_name)) = wanted THEN
		RETURN NEW;
	END IF;
	PERFORM pg_advisory_xact_lock(hashtextextended('shifts.shift_name ' || wanted, 0));
	IF EXISTS (SELECT FROM shifts WHERE lower(btrim(shift_name)) = wanted AND id <> NEW.id) THEN
		RAISE unique_violation USING MESSAGE = 'A shift has this name already.', TABLE = 'shifts', CONSTRAINT = 'shifts_shift_name_unique';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER shifts_shift_name_unique BEFORE INSERT OR UPDATE OF shift_name ON shifts FOR EACH ROW EXECUTE FUNCTION refuse_shift_name();
