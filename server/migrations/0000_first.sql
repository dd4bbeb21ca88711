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
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_number_format" CHECK ("members"."number" ~ '^[0-9]{10}$'),
	CONSTRAINT "members_role_choice" CHECK ("members"."role" in ('owner', 'manager')),
	CONSTRAINT "members_name_present" CHECK (btrim("members"."name") <> ''),
	CONSTRAINT "members_name_length" CHECK (char_length("members"."name") <= 200),
	CONSTRAINT "members_email_length" CHECK (char_length("members"."email") <= 254),
	CONSTRAINT "members_password_hash_length" CHECK (char_length("members"."password_hash") <= 500)
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"purpose" text NOT NULL,
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
	"profile_picture_file_id" integer,
	"aadhaar_page_1_file_id" integer,
	"aadhaar_page_2_file_id" integer,
	"pan_card_file_id" integer,
	"resignation_date" date,
	"company_last_day" date,
	"remark" text,
	"fnf_remark" text,
	"left_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(full_name || ' ' || coalesce(alias_name, '') || ' ' || mobile_number || ' ' || coalesce(primary_email, ''))) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employees_sub_department_in_department" CHECK ("employees"."sub_department_id" is null or "employees"."department_id" is not null),
	CONSTRAINT "employees_mobile_number_format" CHECK ("employees"."mobile_number" ~ '^[0-9]{4,15}$'),
	CONSTRAINT "employees_country_code_format" CHECK ("employees"."country_code" ~ '^[+][0-9]{1,4}$'),
	CONSTRAINT "employees_left_complete" CHECK ("employees"."left_at" is null or ("employees"."resignation_date" is not null and "employees"."company_last_day" is not null)),
	CONSTRAINT "employees_gender_choice" CHECK ("employees"."gender" in ('MALE', 'FEMALE', 'OTHER')),
	CONSTRAINT "employees_employment_type_choice" CHECK ("employees"."employment_type" in ('FULL_TIME', 'PART_TIME')),
	CONSTRAINT "employees_full_name_present" CHECK (btrim("employees"."full_name") <> ''),
	CONSTRAINT "employees_first_name_present" CHECK (btrim("employees"."first_name") <> ''),
	CONSTRAINT "employees_last_name_present" CHECK (btrim("employees"."last_name") <> ''),
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
	CONSTRAINT "employees_fnf_remark_length" CHECK (char_length("employees"."fnf_remark") <= 1000)
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
CREATE TABLE "leave_reasons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_reasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"leave_type_id" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
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
	CONSTRAINT "leave_types_name_present" CHECK (btrim("leave_types"."name") <> ''),
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
	CONSTRAINT "branches_name_present" CHECK (btrim("branches"."name") <> ''),
	CONSTRAINT "branches_branch_type_present" CHECK (btrim("branches"."branch_type") <> ''),
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
	CONSTRAINT "company_company_name_present" CHECK (btrim("company"."company_name") <> ''),
	CONSTRAINT "company_address_present" CHECK (btrim("company"."address") <> ''),
	CONSTRAINT "company_company_name_length" CHECK (char_length("company"."company_name") <= 200),
	CONSTRAINT "company_address_length" CHECK (char_length("company"."address") <= 500),
	CONSTRAINT "company_company_website_length" CHECK (char_length("company"."company_website") <= 500),
	CONSTRAINT "company_default_timezone_length" CHECK (char_length("company"."default_timezone") <= 100),
	CONSTRAINT "company_company_email_length" CHECK (char_length("company"."company_email") <= 254),
	CONSTRAINT "company_company_contact_length" CHECK (char_length("company"."company_contact") <= 100),
	CONSTRAINT "company_pincode_length" CHECK (char_length("company"."pincode") <= 20),
	CONSTRAINT "company_gst_number_length" CHECK (char_length("company"."gst_number") <= 50),
	CONSTRAINT "company_hr_email_length" CHECK (char_length("company"."hr_email") <= 254),
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
	CONSTRAINT "departments_name_present" CHECK (btrim("departments"."name") <> ''),
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
	CONSTRAINT "designations_designation_present" CHECK (btrim("designations"."designation") <> ''),
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
	CONSTRAINT "sub_departments_name_present" CHECK (btrim("sub_departments"."name") <> ''),
	CONSTRAINT "sub_departments_name_length" CHECK (char_length("sub_departments"."name") <= 200),
	CONSTRAINT "sub_departments_code_length" CHECK (char_length("sub_departments"."code") <= 100),
	CONSTRAINT "sub_departments_description_length" CHECK (char_length("sub_departments"."description") <= 500)
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
	CONSTRAINT "shifts_shift_name_present" CHECK (btrim("shifts"."shift_name") <> ''),
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
ALTER TABLE "leave_reasons" ADD CONSTRAINT "leave_reasons_leave_type" FOREIGN KEY ("leave_type_id") REFERENCES "public"."leave_types"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_logo_file" FOREIGN KEY ("company_logo_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_photo_file" FOREIGN KEY ("company_photo_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_branch" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_departments" ADD CONSTRAINT "sub_departments_department" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_days" ADD CONSTRAINT "shift_days_shift" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_window_ends_at" ON "attempts" USING btree ("window_ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_number_unique" ON "members" USING btree ("number");--> statement-breakpoint
CREATE INDEX "one_time_codes_number_purpose" ON "one_time_codes" USING btree ("number","purpose","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "one_time_codes_expires_at" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "revoked_sessions_expires_at" ON "revoked_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "employee_reporting_reports_to_id" ON "employee_reporting" USING btree ("reports_to_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employees_mobile_number_unique" ON "employees" USING btree ("mobile_number") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_directory" ON "employees" USING btree ("full_name","id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_directory_branch" ON "employees" USING btree ("branch_id","full_name","id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_directory_department" ON "employees" USING btree ("branch_id","department_id","full_name","id") WHERE "employees"."left_at" is null;--> statement-breakpoint
CREATE INDEX "employees_left" ON "employees" USING btree ("left_at" DESC NULLS LAST,"id") WHERE "employees"."left_at" is not null;--> statement-breakpoint
CREATE INDEX "employees_branch_id" ON "employees" USING btree ("branch_id","left_at");--> statement-breakpoint
CREATE INDEX "employees_department_id" ON "employees" USING btree ("department_id","left_at");--> statement-breakpoint
CREATE INDEX "employees_sub_department_id" ON "employees" USING btree ("sub_department_id","left_at");--> statement-breakpoint
CREATE INDEX "employees_designation_id" ON "employees" USING btree ("designation_id","left_at");--> statement-breakpoint
CREATE INDEX "employees_shift_id" ON "employees" USING btree ("shift_id","left_at");--> statement-breakpoint
CREATE INDEX "employees_profile_picture_file_id" ON "employees" USING btree ("profile_picture_file_id");--> statement-breakpoint
CREATE INDEX "employees_aadhaar_page_1_file_id" ON "employees" USING btree ("aadhaar_page_1_file_id");--> statement-breakpoint
CREATE INDEX "employees_aadhaar_page_2_file_id" ON "employees" USING btree ("aadhaar_page_2_file_id");--> statement-breakpoint
CREATE INDEX "employees_pan_card_file_id" ON "employees" USING btree ("pan_card_file_id");--> statement-breakpoint
CREATE INDEX "files_sha256" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "leave_reasons_leave_type_id" ON "leave_reasons" USING btree ("leave_type_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leave_types_name_unique" ON "leave_types" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "branches_name_unique" ON "branches" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "company_logo_file_id" ON "company" USING btree ("company_logo_file_id");--> statement-breakpoint
CREATE INDEX "company_photo_file_id" ON "company" USING btree ("company_photo_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name_unique" ON "departments" USING btree ("branch_id",lower("name"));--> statement-breakpoint
CREATE INDEX "designations_designation" ON "designations" USING btree ("designation","id");--> statement-breakpoint
CREATE INDEX "sub_departments_department_id" ON "sub_departments" USING btree ("department_id","name");--> statement-breakpoint
CREATE INDEX "shifts_shift_name" ON "shifts" USING btree ("shift_name","id");