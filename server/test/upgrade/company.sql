-- A small company as the release of 2026-11-27 keeps it: pg_dump --inserts of its database, after its data had been
-- entered through the calls of that release. uploads/ beside it holds the encrypted files. Both stay as they are:
-- upgrade.test.ts migrates them, as a customer's server does.


SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE FUNCTION public.clean_name(name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
	SELECT translate(name, E'\u00AD\u061C\u200B\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068\u2069\uFEFF', '')
$$;

CREATE FUNCTION public.count_heads() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
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
END $_$;

CREATE FUNCTION public.department_order(name text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
	SELECT coalesce('0' || lower(name) || chr(1) || name, '1')
$$;

CREATE FUNCTION public.end_employee_exit() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	NEW.exit_type := NULL;
	NEW.exit_reason := NULL;
	NEW.notice_period_days := NULL;
	NEW.settled_on := NULL;
	DELETE FROM exit_tasks WHERE employee_id = NEW.id;
	RETURN NEW;
END $$;

CREATE FUNCTION public.end_member_sessions() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.session_epoch := OLD.session_epoch + 1;
  DELETE FROM known_devices WHERE member_id = OLD.id;
  RETURN NEW;
END
$$;

CREATE FUNCTION public.fold_name(name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
	SELECT regexp_replace(regexp_replace(translate(replace(
		translate(
			replace(replace(replace(replace(regexp_replace(lower(name), '([kgcjtdpbs])h+', '\1', 'g'), 'ૃ', 'ri'), 'ृ', 'ri'), 'ક્ષ', 'ks'), 'क्ष', 'ks'),
			'કખગઘઙચછજઝઞટઠડઢણતથદધનપફબભમયરલળવશષસહઅઆઇઈઉઊએઐઓઔિીુૂેૈોૌંઁઋકखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहअआइईउऊएऐओऔिीुूेैोौंँऋकા઼્ा़्',
			'kkggnccjjnttddnttddnppbbmirllvssshaaiiuuiiuuiiuuiiuunnrkkggnccjjnttddnttddnppbbmirllvssshaaiiuuiiuuiiuuiiuunnrk'),
		'x', 'ks'),
		'zwfqyeo', 'jvpkiiu'),
		'\Ya+|[^a-z ]', '', 'g'),
		'([a-z])\1+', '\1', 'g')
$$;

CREATE FUNCTION public.follow_department() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	UPDATE employees SET department_order = department_order(NEW.name) WHERE department_id = NEW.id;
	RETURN NULL;
END $$;

CREATE FUNCTION public.is_visible(value text) RETURNS boolean
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
	SELECT value ~ '[^\u0009-\u000D\u0020\u0085\u00A0\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u1680\u17B4-\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
$$;

CREATE FUNCTION public.month_day(day date) RETURNS integer
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
	SELECT (extract(month FROM day) * 100 + extract(day FROM day))::integer
$$;

CREATE FUNCTION public.move_first_assignments() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE employee_assignments first SET effective_from = arrived.joining_date
  FROM arrived JOIN gone ON gone.id = arrived.id AND gone.joining_date <> arrived.joining_date
  WHERE first.employee_id = arrived.id AND first.effective_from = gone.joining_date
    AND NOT EXISTS (
      SELECT FROM employee_assignments other
      WHERE other.employee_id = first.employee_id AND other.effective_from <> first.effective_from
        AND other.effective_from <= greatest(arrived.joining_date, gone.joining_date));
  RETURN NULL;
END $$;

CREATE FUNCTION public.note_assignments() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
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
END $_$;

CREATE FUNCTION public.refuse_change_of_activity() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND current_setting('seamline.erasing', true) = 'on' THEN
		RETURN NULL;
	END IF;
	RAISE EXCEPTION 'The activity log is only ever added to.';
END
$$;

CREATE FUNCTION public.refuse_exit_task() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM employees WHERE id = NEW.employee_id AND company_last_day IS NOT NULL) THEN
		RAISE check_violation USING MESSAGE = 'Only an exit has tasks.', TABLE = 'exit_tasks', CONSTRAINT = 'exit_tasks_while_leaving';
	END IF;
	RETURN NEW;
END $$;

CREATE FUNCTION public.refuse_impossible_dates() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
END $$;

CREATE FUNCTION public.refuse_shift_name() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
END $$;

CREATE FUNCTION public.remove_replaced_files() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
$$;

CREATE FUNCTION public.stand_in_department() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	-- Held against a change of the name until this is over, which would else pass by unseen.
	NEW.department_order := department_order((SELECT name FROM departments WHERE id = NEW.department_id FOR SHARE));
	RETURN NEW;
END $$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.activity (
    id bigint NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL,
    member_id integer NOT NULL,
    member_number text NOT NULL,
    member_name text NOT NULL,
    address text NOT NULL,
    action text NOT NULL,
    record text NOT NULL,
    record_id integer,
    record_name text NOT NULL,
    version integer,
    record_created_at timestamp(3) with time zone,
    before jsonb,
    after jsonb,
    search_text text GENERATED ALWAYS AS (lower(((((((((((member_name || ' '::text) || member_number) || ' '::text) || address) || ' '::text) || record_name) || ' '::text) || COALESCE(regexp_replace((before)::text, '"[a-z0-9_]+": '::text, ''::text, 'g'::text), ''::text)) || ' '::text) || COALESCE(regexp_replace((after)::text, '"[a-z0-9_]+": '::text, ''::text, 'g'::text), ''::text)))) STORED NOT NULL,
    CONSTRAINT activity_action_choice CHECK ((action = ANY (ARRAY['create'::text, 'update'::text, 'remove'::text, 'export'::text, 'erase'::text, 'restore'::text]))),
    CONSTRAINT activity_address_length CHECK ((char_length(address) <= 100)),
    CONSTRAINT activity_member_name_length CHECK ((char_length(member_name) <= 200)),
    CONSTRAINT activity_member_number_length CHECK ((char_length(member_number) <= 20)),
    CONSTRAINT activity_record_choice CHECK ((record = ANY (ARRAY['branch'::text, 'department'::text, 'sub-department'::text, 'designation'::text, 'leave-type'::text, 'leave-reason'::text, 'shift'::text, 'employee'::text, 'employee-codes'::text, 'member'::text, 'company'::text]))),
    CONSTRAINT activity_record_name_length CHECK ((char_length(record_name) <= 500))
);

ALTER TABLE public.activity ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.activity_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.attempts (
    kind text NOT NULL,
    subject text NOT NULL,
    count integer DEFAULT 1 NOT NULL,
    window_ends_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT attempts_count_range CHECK ((count >= 0)),
    CONSTRAINT attempts_kind_length CHECK ((char_length(kind) <= 100)),
    CONSTRAINT attempts_subject_length CHECK ((char_length(subject) <= 200))
);

CREATE TABLE public.branch_headcounts (
    branch_id integer NOT NULL,
    total integer NOT NULL,
    incomplete integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.branches (
    id integer NOT NULL,
    name text NOT NULL,
    code text,
    branch_type text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT branches_branch_type_length CHECK ((char_length(branch_type) <= 100)),
    CONSTRAINT branches_branch_type_present CHECK (public.is_visible(branch_type)),
    CONSTRAINT branches_code_length CHECK ((char_length(code) <= 100)),
    CONSTRAINT branches_name_clean CHECK ((name = public.clean_name(name))),
    CONSTRAINT branches_name_length CHECK ((char_length(name) <= 200)),
    CONSTRAINT branches_name_present CHECK (public.is_visible(name))
);

ALTER TABLE public.branches ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.branches_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.changed_employees (
    change_id text NOT NULL,
    employee_id integer NOT NULL,
    version integer NOT NULL
);

CREATE TABLE public.company (
    id integer DEFAULT 1 NOT NULL,
    company_name text NOT NULL,
    address text NOT NULL,
    company_website text,
    default_timezone text DEFAULT 'Asia/Kolkata'::text NOT NULL,
    company_email text,
    company_contact text,
    pincode text,
    gst_number text,
    hr_email text,
    latitude double precision,
    longitude double precision,
    company_logo_file_id integer,
    company_photo_file_id integer,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT company_address_length CHECK ((char_length(address) <= 500)),
    CONSTRAINT company_address_present CHECK (public.is_visible(address)),
    CONSTRAINT company_company_contact_length CHECK ((char_length(company_contact) <= 100)),
    CONSTRAINT company_company_email_length CHECK ((char_length(company_email) <= 254)),
    CONSTRAINT company_company_name_clean CHECK ((company_name = public.clean_name(company_name))),
    CONSTRAINT company_company_name_length CHECK ((char_length(company_name) <= 200)),
    CONSTRAINT company_company_name_present CHECK (public.is_visible(company_name)),
    CONSTRAINT company_company_website_length CHECK ((char_length(company_website) <= 500)),
    CONSTRAINT company_default_timezone_length CHECK ((char_length(default_timezone) <= 100)),
    CONSTRAINT company_gst_number_length CHECK ((char_length(gst_number) <= 50)),
    CONSTRAINT company_hr_email_length CHECK ((char_length(hr_email) <= 254)),
    CONSTRAINT company_latitude_range CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT company_longitude_range CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
    CONSTRAINT company_only_one CHECK ((id = 1)),
    CONSTRAINT company_pincode_length CHECK ((char_length(pincode) <= 20))
);

CREATE TABLE public.data_keys (
    name text NOT NULL,
    wrapped text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT data_keys_name_length CHECK ((char_length(name) <= 50)),
    CONSTRAINT data_keys_wrapped_length CHECK ((char_length(wrapped) <= 200))
);

CREATE TABLE public.department_headcounts (
    department_id integer NOT NULL,
    total integer NOT NULL
);

CREATE TABLE public.departments (
    id integer NOT NULL,
    branch_id integer NOT NULL,
    name text NOT NULL,
    code text,
    description text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT departments_code_length CHECK ((char_length(code) <= 100)),
    CONSTRAINT departments_description_length CHECK ((char_length(description) <= 500)),
    CONSTRAINT departments_name_clean CHECK ((name = public.clean_name(name))),
    CONSTRAINT departments_name_length CHECK ((char_length(name) <= 200)),
    CONSTRAINT departments_name_present CHECK (public.is_visible(name))
);

ALTER TABLE public.departments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.departments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.designations (
    id integer NOT NULL,
    designation text NOT NULL,
    code text,
    description text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT designations_code_length CHECK ((char_length(code) <= 100)),
    CONSTRAINT designations_description_length CHECK ((char_length(description) <= 500)),
    CONSTRAINT designations_designation_clean CHECK ((designation = public.clean_name(designation))),
    CONSTRAINT designations_designation_length CHECK ((char_length(designation) <= 200)),
    CONSTRAINT designations_designation_present CHECK (public.is_visible(designation))
);

ALTER TABLE public.designations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.designations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.due_changes (
    id integer DEFAULT 1 NOT NULL,
    applied_through date NOT NULL,
    CONSTRAINT due_changes_only_one CHECK ((id = 1))
);

CREATE TABLE public.employee_assignments (
    employee_id integer NOT NULL,
    effective_from date NOT NULL,
    designation text NOT NULL,
    branch text NOT NULL,
    department text,
    sub_department text,
    shift text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.employee_changes (
    id text NOT NULL,
    member_id integer NOT NULL,
    changed_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    undone_at timestamp(3) with time zone,
    undone_by text,
    CONSTRAINT employee_changes_id_length CHECK ((char_length(id) <= 32)),
    CONSTRAINT employee_changes_undone_by_somebody CHECK (((undone_at IS NULL) = (undone_by IS NULL)))
);

CREATE TABLE public.employee_codes (
    id integer DEFAULT 1 NOT NULL,
    is_on boolean NOT NULL,
    prefix text NOT NULL,
    digits integer NOT NULL,
    next integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT employee_codes_digits_range CHECK (((digits >= 1) AND (digits <= 8))),
    CONSTRAINT employee_codes_next_range CHECK ((next >= 1)),
    CONSTRAINT employee_codes_only_one CHECK ((id = 1)),
    CONSTRAINT employee_codes_prefix_length CHECK ((char_length(prefix) <= 10))
);

CREATE TABLE public.employee_date_counts (
    is_former boolean NOT NULL,
    field text NOT NULL,
    day date NOT NULL,
    total integer NOT NULL
);

CREATE TABLE public.employee_import_rows (
    import_id text NOT NULL,
    "row" integer NOT NULL,
    outcome text NOT NULL,
    employee_id integer,
    version integer,
    errors jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT employee_import_rows_outcome_choice CHECK ((outcome = ANY (ARRAY['created'::text, 'changed'::text, 'unchanged'::text, 'rejected'::text])))
);

CREATE TABLE public.employee_imports (
    id text NOT NULL,
    member_id integer NOT NULL,
    file_name text NOT NULL,
    content_hash text NOT NULL,
    total_rows integer NOT NULL,
    started_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    undone_at timestamp(3) with time zone,
    undone_by text,
    CONSTRAINT employee_imports_content_hash_length CHECK ((char_length(content_hash) <= 64)),
    CONSTRAINT employee_imports_file_name_length CHECK ((char_length(file_name) <= 255)),
    CONSTRAINT employee_imports_id_length CHECK ((char_length(id) <= 32)),
    CONSTRAINT employee_imports_total_rows_range CHECK ((total_rows >= 1)),
    CONSTRAINT employee_imports_undone_by_somebody CHECK (((undone_at IS NULL) = (undone_by IS NULL)))
);

CREATE TABLE public.employee_reporting (
    employee_id integer NOT NULL,
    reports_to_id integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT employee_reporting_not_oneself CHECK ((employee_id <> reports_to_id))
);

CREATE TABLE public.employee_transfers (
    employee_id integer NOT NULL,
    effective_on date NOT NULL,
    branch_id integer,
    department_id integer,
    sub_department_id integer,
    designation_id integer,
    shift_id integer,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT employee_transfers_something CHECK ((num_nonnulls(branch_id, department_id, sub_department_id, designation_id, shift_id) > 0))
);

CREATE TABLE public.employee_views (
    id integer NOT NULL,
    member_id integer NOT NULL,
    name text NOT NULL,
    search text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT employee_views_name_clean CHECK ((name = public.clean_name(name))),
    CONSTRAINT employee_views_name_length CHECK ((char_length(name) <= 60)),
    CONSTRAINT employee_views_name_present CHECK (public.is_visible(name)),
    CONSTRAINT employee_views_search_length CHECK ((char_length(search) <= 1000))
);

ALTER TABLE public.employee_views ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.employee_views_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.employees (
    id integer NOT NULL,
    full_name text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    single_name boolean DEFAULT false NOT NULL,
    alias_name text,
    country_code text DEFAULT '+91'::text NOT NULL,
    mobile_number text NOT NULL,
    primary_email text,
    gender text NOT NULL,
    birth_date date NOT NULL,
    designation_id integer NOT NULL,
    branch_id integer NOT NULL,
    department_id integer,
    sub_department_id integer,
    shift_id integer,
    joining_date date NOT NULL,
    probation_period_days integer,
    probation_end_date date GENERATED ALWAYS AS ((joining_date + probation_period_days)) STORED,
    training_completion_date date,
    employment_type text NOT NULL,
    grade text,
    job_location text,
    insurance_number text,
    insurance_company_name text,
    insurance_expiry_date date,
    retirement_age integer,
    emergency_number text,
    alt_phone_number text,
    whatsapp_number text,
    company_mobile text,
    personal_email text,
    current_address text,
    permanent_address text,
    contact_number_privacy boolean DEFAULT false NOT NULL,
    blood_group text,
    marital_status text,
    family_members_count integer,
    nationality text,
    is_physically_handicapped boolean DEFAULT false NOT NULL,
    hobbies text,
    professional_skills text,
    languages_known text,
    facebook_link text,
    linkedin_link text,
    twitter_link text,
    instagram_link text,
    employees_view_access boolean DEFAULT false NOT NULL,
    members_chat_access boolean DEFAULT false NOT NULL,
    timeline_access boolean DEFAULT false NOT NULL,
    biometric_id text,
    previous_member_id text,
    is_international_worker boolean DEFAULT false NOT NULL,
    job_description text,
    pan_number text,
    aadhaar_number text,
    uan_number text,
    esic_number text,
    bank_account_number text,
    ifsc_code text,
    profile_picture_file_id integer,
    aadhaar_page_1_file_id integer,
    aadhaar_page_2_file_id integer,
    pan_card_file_id integer,
    exit_type text,
    exit_reason text,
    notice_period_days integer,
    settled_on date,
    resignation_date date,
    company_last_day date,
    remark text,
    fnf_remark text,
    left_at timestamp(3) with time zone,
    erased_at timestamp(3) with time zone,
    is_incomplete boolean GENERATED ALWAYS AS (((shift_id IS NULL) OR (department_id IS NULL) OR (profile_picture_file_id IS NULL) OR (aadhaar_page_1_file_id IS NULL) OR (aadhaar_page_2_file_id IS NULL) OR (pan_card_file_id IS NULL))) STORED NOT NULL,
    department_order text DEFAULT '1'::text NOT NULL,
    search_text text GENERATED ALWAYS AS (((lower(((((((((((full_name || ' '::text) || COALESCE(alias_name, ''::text)) || ' '::text) || mobile_number) || ' '::text) || COALESCE(primary_email, ''::text)) || ' '::text) || COALESCE(biometric_id, ''::text)) || ' '::text) || COALESCE(previous_member_id, ''::text))) || ' ~'::text) || replace(public.fold_name(((full_name || ' '::text) || COALESCE(alias_name, ''::text))), ' '::text, ' ~'::text))) STORED NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT employees_aadhaar_number_encrypted CHECK ((aadhaar_number ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$'::text)),
    CONSTRAINT employees_alias_name_clean CHECK ((alias_name = public.clean_name(alias_name))),
    CONSTRAINT employees_alias_name_length CHECK ((char_length(alias_name) <= 200)),
    CONSTRAINT employees_alt_phone_number_length CHECK ((char_length(alt_phone_number) <= 30)),
    CONSTRAINT employees_bank_account_number_encrypted CHECK ((bank_account_number ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$'::text)),
    CONSTRAINT employees_bank_details_complete CHECK (((bank_account_number IS NULL) = (ifsc_code IS NULL))),
    CONSTRAINT employees_biometric_id_length CHECK ((char_length(biometric_id) <= 100)),
    CONSTRAINT employees_blood_group_length CHECK ((char_length(blood_group) <= 20)),
    CONSTRAINT employees_company_mobile_length CHECK ((char_length(company_mobile) <= 30)),
    CONSTRAINT employees_country_code_format CHECK ((country_code ~ '^[+][0-9]{1,4}$'::text)),
    CONSTRAINT employees_current_address_length CHECK ((char_length(current_address) <= 500)),
    CONSTRAINT employees_emergency_number_length CHECK ((char_length(emergency_number) <= 30)),
    CONSTRAINT employees_employment_type_choice CHECK ((employment_type = ANY (ARRAY['FULL_TIME'::text, 'PART_TIME'::text]))),
    CONSTRAINT employees_erased_after_leaving CHECK (((erased_at IS NULL) OR (left_at IS NOT NULL))),
    CONSTRAINT employees_esic_number_encrypted CHECK ((esic_number ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$'::text)),
    CONSTRAINT employees_exit_reason_choice CHECK ((exit_reason = ANY (ARRAY['better_offer'::text, 'pay'::text, 'career_change'::text, 'studies'::text, 'relocation'::text, 'family'::text, 'health'::text, 'working_conditions'::text, 'performance'::text, 'misconduct'::text, 'redundancy'::text, 'other'::text]))),
    CONSTRAINT employees_exit_type_choice CHECK ((exit_type = ANY (ARRAY['resignation'::text, 'termination'::text, 'retirement'::text, 'end_of_contract'::text, 'abandonment'::text, 'death'::text]))),
    CONSTRAINT employees_exit_while_leaving CHECK (((company_last_day IS NOT NULL) OR (num_nonnulls(exit_type, exit_reason, notice_period_days, settled_on) = 0))),
    CONSTRAINT employees_facebook_link_length CHECK ((char_length(facebook_link) <= 500)),
    CONSTRAINT employees_family_members_count_range CHECK (((family_members_count >= 0) AND (family_members_count <= 1000))),
    CONSTRAINT employees_first_name_clean CHECK ((first_name = public.clean_name(first_name))),
    CONSTRAINT employees_first_name_length CHECK ((char_length(first_name) <= 100)),
    CONSTRAINT employees_first_name_present CHECK (public.is_visible(first_name)),
    CONSTRAINT employees_fnf_remark_length CHECK ((char_length(fnf_remark) <= 1000)),
    CONSTRAINT employees_full_name_clean CHECK ((full_name = public.clean_name(full_name))),
    CONSTRAINT employees_full_name_length CHECK ((char_length(full_name) <= 200)),
    CONSTRAINT employees_full_name_present CHECK (public.is_visible(full_name)),
    CONSTRAINT employees_gender_choice CHECK ((gender = ANY (ARRAY['MALE'::text, 'FEMALE'::text, 'OTHER'::text]))),
    CONSTRAINT employees_grade_length CHECK ((char_length(grade) <= 100)),
    CONSTRAINT employees_hobbies_length CHECK ((char_length(hobbies) <= 500)),
    CONSTRAINT employees_ifsc_code_encrypted CHECK ((ifsc_code ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$'::text)),
    CONSTRAINT employees_instagram_link_length CHECK ((char_length(instagram_link) <= 500)),
    CONSTRAINT employees_insurance_company_name_length CHECK ((char_length(insurance_company_name) <= 200)),
    CONSTRAINT employees_insurance_number_length CHECK ((char_length(insurance_number) <= 100)),
    CONSTRAINT employees_job_description_length CHECK ((char_length(job_description) <= 1000)),
    CONSTRAINT employees_job_location_length CHECK ((char_length(job_location) <= 200)),
    CONSTRAINT employees_languages_known_length CHECK ((char_length(languages_known) <= 500)),
    CONSTRAINT employees_last_name_clean CHECK ((last_name = public.clean_name(last_name))),
    CONSTRAINT employees_last_name_length CHECK ((char_length(last_name) <= 100)),
    CONSTRAINT employees_last_name_present CHECK ((public.is_visible(last_name) OR (single_name AND (last_name = ''::text)))),
    CONSTRAINT employees_leaving_complete CHECK (((resignation_date IS NULL) = (company_last_day IS NULL))),
    CONSTRAINT employees_left_after_last_day CHECK (((left_at IS NULL) OR ((company_last_day IS NOT NULL) AND (left_at >= (((company_last_day + 1))::timestamp without time zone AT TIME ZONE 'Asia/Kolkata'::text))))),
    CONSTRAINT employees_linkedin_link_length CHECK ((char_length(linkedin_link) <= 500)),
    CONSTRAINT employees_marital_status_length CHECK ((char_length(marital_status) <= 50)),
    CONSTRAINT employees_mobile_number_format CHECK (((mobile_number ~ '^[0-9]{4,15}$'::text) OR ((mobile_number = ''::text) AND (erased_at IS NOT NULL)))),
    CONSTRAINT employees_nationality_length CHECK ((char_length(nationality) <= 100)),
    CONSTRAINT employees_notice_period_days_range CHECK (((notice_period_days >= 0) AND (notice_period_days <= 365))),
    CONSTRAINT employees_pan_number_encrypted CHECK ((pan_number ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$'::text)),
    CONSTRAINT employees_permanent_address_length CHECK ((char_length(permanent_address) <= 500)),
    CONSTRAINT employees_personal_email_length CHECK ((char_length(personal_email) <= 254)),
    CONSTRAINT employees_previous_member_id_length CHECK ((char_length(previous_member_id) <= 100)),
    CONSTRAINT employees_primary_email_length CHECK ((char_length(primary_email) <= 254)),
    CONSTRAINT employees_probation_period_days_range CHECK (((probation_period_days >= 0) AND (probation_period_days <= 3650))),
    CONSTRAINT employees_professional_skills_length CHECK ((char_length(professional_skills) <= 500)),
    CONSTRAINT employees_remark_length CHECK ((char_length(remark) <= 1000)),
    CONSTRAINT employees_retirement_age_range CHECK (((retirement_age >= 0) AND (retirement_age <= 150))),
    CONSTRAINT employees_sub_department_in_department CHECK (((sub_department_id IS NULL) OR (department_id IS NOT NULL))),
    CONSTRAINT employees_twitter_link_length CHECK ((char_length(twitter_link) <= 500)),
    CONSTRAINT employees_uan_number_encrypted CHECK ((uan_number ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$'::text)),
    CONSTRAINT employees_whatsapp_number_length CHECK ((char_length(whatsapp_number) <= 30))
);

ALTER TABLE public.employees ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.employees_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.exit_tasks (
    employee_id integer NOT NULL,
    task text NOT NULL,
    owner_id integer,
    due_on date,
    done_on date,
    CONSTRAINT exit_tasks_not_oneself CHECK ((owner_id <> employee_id)),
    CONSTRAINT exit_tasks_task_choice CHECK ((task = ANY (ARRAY['assets'::text, 'handover'::text, 'documents'::text])))
);

CREATE TABLE public.files (
    id integer NOT NULL,
    kind text NOT NULL,
    content_type text NOT NULL,
    bytes integer NOT NULL,
    sha256 text NOT NULL,
    has_thumbnail boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT files_bytes_range CHECK ((bytes >= 1)),
    CONSTRAINT files_content_type_choice CHECK ((content_type = ANY (ARRAY['image/webp'::text, 'image/jpeg'::text, 'image/png'::text, 'application/pdf'::text]))),
    CONSTRAINT files_kind_choice CHECK ((kind = ANY (ARRAY['profile_picture'::text, 'aadhaar'::text, 'pan_card'::text, 'company_logo'::text, 'company_photo'::text]))),
    CONSTRAINT files_sha256_format CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);

ALTER TABLE public.files ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.files_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.known_devices (
    id integer NOT NULL,
    member_id integer NOT NULL,
    token_hash text NOT NULL,
    signed_in_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT known_devices_token_hash_length CHECK ((char_length(token_hash) <= 64))
);

ALTER TABLE public.known_devices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.known_devices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.leave_reasons (
    id integer NOT NULL,
    leave_type_id integer NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT leave_reasons_reason_clean CHECK ((reason = public.clean_name(reason))),
    CONSTRAINT leave_reasons_reason_length CHECK ((char_length(reason) <= 500))
);

ALTER TABLE public.leave_reasons ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.leave_reasons_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.leave_types (
    id integer NOT NULL,
    name text NOT NULL,
    short_name text DEFAULT ''::text NOT NULL,
    attachment_required boolean DEFAULT false NOT NULL,
    apply_leave_on_holiday boolean DEFAULT false NOT NULL,
    applicable_unpaid_leave boolean DEFAULT false NOT NULL,
    is_birthday_anniversary_leave boolean DEFAULT false NOT NULL,
    leave_applied_on_past_days boolean DEFAULT false NOT NULL,
    applicable_for text DEFAULT 'all'::text NOT NULL,
    allow_applicable_previous_days integer DEFAULT 0 NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT leave_types_allow_applicable_previous_days_range CHECK ((allow_applicable_previous_days >= 0)),
    CONSTRAINT leave_types_applicable_for_choice CHECK ((applicable_for = ANY (ARRAY[''::text, 'all'::text, 'male only'::text, 'married'::text, 'un-married'::text, 'married female only'::text, 'married male only'::text]))),
    CONSTRAINT leave_types_description_length CHECK ((char_length(description) <= 1000)),
    CONSTRAINT leave_types_name_clean CHECK ((name = public.clean_name(name))),
    CONSTRAINT leave_types_name_length CHECK ((char_length(name) <= 100)),
    CONSTRAINT leave_types_name_present CHECK (public.is_visible(name)),
    CONSTRAINT leave_types_short_name_length CHECK ((char_length(short_name) <= 50))
);

ALTER TABLE public.leave_types ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.leave_types_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.members (
    id integer NOT NULL,
    number text NOT NULL,
    name text NOT NULL,
    email text,
    role text NOT NULL,
    password_hash text,
    edit_permission boolean DEFAULT false NOT NULL,
    view_permission boolean DEFAULT false NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    sessions_valid_from timestamp(3) with time zone,
    session_epoch integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT members_email_length CHECK ((char_length(email) <= 254)),
    CONSTRAINT members_name_clean CHECK ((name = public.clean_name(name))),
    CONSTRAINT members_name_length CHECK ((char_length(name) <= 200)),
    CONSTRAINT members_name_present CHECK (public.is_visible(name)),
    CONSTRAINT members_number_format CHECK ((number ~ '^[0-9]{10}$'::text)),
    CONSTRAINT members_password_hash_length CHECK ((char_length(password_hash) <= 500)),
    CONSTRAINT members_role_choice CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text])))
);

ALTER TABLE public.members ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.members_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.migrations (
    hash text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.one_time_codes (
    id integer NOT NULL,
    number text NOT NULL,
    purpose text NOT NULL,
    device_id integer,
    code_hash text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    requested_address text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    used_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT one_time_codes_code_hash_length CHECK ((char_length(code_hash) <= 500)),
    CONSTRAINT one_time_codes_number_format CHECK ((number ~ '^[0-9]{10}$'::text)),
    CONSTRAINT one_time_codes_purpose_choice CHECK ((purpose = ANY (ARRAY['sign-in'::text, 'password'::text]))),
    CONSTRAINT one_time_codes_requested_address_length CHECK ((char_length(requested_address) <= 100)),
    CONSTRAINT one_time_codes_tries_range CHECK (((tries >= 0) AND (tries <= 100)))
);

ALTER TABLE public.one_time_codes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.one_time_codes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.remote_usage (
    remote text NOT NULL,
    release text NOT NULL,
    loaded integer DEFAULT 0 NOT NULL,
    failed integer DEFAULT 0 NOT NULL,
    crashed integer DEFAULT 0 NOT NULL,
    accounts_with_faults integer DEFAULT 0 NOT NULL,
    last_fault_in text,
    last_seen_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT remote_usage_accounts_with_faults_range CHECK ((accounts_with_faults >= 0)),
    CONSTRAINT remote_usage_crashed_range CHECK ((crashed >= 0)),
    CONSTRAINT remote_usage_failed_range CHECK ((failed >= 0)),
    CONSTRAINT remote_usage_last_fault_in_length CHECK ((char_length(last_fault_in) <= 12)),
    CONSTRAINT remote_usage_loaded_range CHECK ((loaded >= 0)),
    CONSTRAINT remote_usage_release_length CHECK ((char_length(release) <= 80)),
    CONSTRAINT remote_usage_remote_length CHECK ((char_length(remote) <= 50))
);

CREATE TABLE public.remote_usage_marks (
    remote text NOT NULL,
    release text NOT NULL,
    kind text NOT NULL,
    reporter text NOT NULL,
    CONSTRAINT remote_usage_marks_kind_choice CHECK ((kind = ANY (ARRAY['loaded'::text, 'failed'::text, 'crashed'::text, 'fault of account'::text]))),
    CONSTRAINT remote_usage_marks_reporter_length CHECK ((char_length(reporter) <= 43))
);

CREATE TABLE public.revoked_sessions (
    jti text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT revoked_sessions_jti_length CHECK ((char_length(jti) <= 100))
);

CREATE TABLE public.session_log (
    id bigint NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    event text NOT NULL,
    member_id integer,
    member_number text NOT NULL,
    member_name text NOT NULL,
    address text NOT NULL,
    secret text,
    document text,
    employee_id integer,
    employee_name text,
    employees integer,
    times integer DEFAULT 1 NOT NULL,
    merge_key text,
    CONSTRAINT session_log_address_length CHECK ((char_length(address) <= 100)),
    CONSTRAINT session_log_document_choice CHECK ((document = ANY (ARRAY['aadhaar'::text, 'pan_card'::text, 'pan_number'::text, 'aadhaar_number'::text, 'uan_number'::text, 'esic_number'::text, 'bank_account_number'::text, 'ifsc_code'::text]))),
    CONSTRAINT session_log_employee_name_length CHECK ((char_length(employee_name) <= 500)),
    CONSTRAINT session_log_employees_range CHECK ((employees >= 0)),
    CONSTRAINT session_log_event_choice CHECK ((event = ANY (ARRAY['sign-in'::text, 'failed-sign-in'::text, 'lockout'::text, 'sign-out'::text, 'end-session'::text, 'read-employees'::text, 'view-document'::text, 'reveal-number'::text]))),
    CONSTRAINT session_log_member_name_length CHECK ((char_length(member_name) <= 200)),
    CONSTRAINT session_log_member_number_length CHECK ((char_length(member_number) <= 20)),
    CONSTRAINT session_log_merge_key_length CHECK ((char_length(merge_key) <= 300)),
    CONSTRAINT session_log_secret_choice CHECK ((secret = ANY (ARRAY['password'::text, 'code'::text]))),
    CONSTRAINT session_log_times_range CHECK ((times >= 1))
);

ALTER TABLE public.session_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.session_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sessions (
    id integer NOT NULL,
    jti text NOT NULL,
    member_id integer NOT NULL,
    epoch integer NOT NULL,
    browser text,
    system text,
    device text,
    signed_in_at timestamp(3) with time zone NOT NULL,
    last_used_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT sessions_browser_length CHECK ((char_length(browser) <= 100)),
    CONSTRAINT sessions_device_choice CHECK ((device = ANY (ARRAY['computer'::text, 'phone'::text, 'tablet'::text]))),
    CONSTRAINT sessions_jti_length CHECK ((char_length(jti) <= 100)),
    CONSTRAINT sessions_system_length CHECK ((char_length(system) <= 100))
);

ALTER TABLE public.sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.shift_days (
    shift_id integer NOT NULL,
    day text NOT NULL,
    shift_start_time time without time zone,
    shift_end_time time without time zone,
    lunch_start_time time without time zone,
    lunch_end_time time without time zone,
    take_lunch_before_minute integer DEFAULT 0 NOT NULL,
    tea_start_time time without time zone,
    tea_end_time time without time zone,
    take_tea_before_minute integer DEFAULT 0 NOT NULL,
    half_day_after_time time without time zone,
    half_day_before_time time without time zone,
    late_in_count_after_minutes integer DEFAULT 0 NOT NULL,
    early_out_count_before_minutes integer DEFAULT 0 NOT NULL,
    min_three_quarter_minutes integer,
    min_quarter_day_minutes integer,
    min_half_day_minutes integer,
    min_full_day_minutes integer,
    max_personal_break_minutes integer DEFAULT 0 NOT NULL,
    max_punch_out_time time without time zone,
    max_punch_out_minutes integer,
    CONSTRAINT shift_days_day_choice CHECK ((day = ANY (ARRAY['monday'::text, 'tuesday'::text, 'wednesday'::text, 'thursday'::text, 'friday'::text, 'saturday'::text, 'sunday'::text]))),
    CONSTRAINT shift_days_early_out_count_before_minutes_range CHECK (((early_out_count_before_minutes >= 0) AND (early_out_count_before_minutes <= 5))),
    CONSTRAINT shift_days_late_in_count_after_minutes_range CHECK (((late_in_count_after_minutes >= 0) AND (late_in_count_after_minutes <= 5))),
    CONSTRAINT shift_days_max_personal_break_minutes_range CHECK (((max_personal_break_minutes >= 0) AND (max_personal_break_minutes <= 59))),
    CONSTRAINT shift_days_max_punch_out_minutes_range CHECK (((max_punch_out_minutes >= 1) AND (max_punch_out_minutes <= 10080))),
    CONSTRAINT shift_days_min_full_day_minutes_range CHECK (((min_full_day_minutes >= 1) AND (min_full_day_minutes <= 1440))),
    CONSTRAINT shift_days_min_half_day_minutes_range CHECK (((min_half_day_minutes >= 1) AND (min_half_day_minutes <= 1440))),
    CONSTRAINT shift_days_min_quarter_day_minutes_range CHECK (((min_quarter_day_minutes >= 1) AND (min_quarter_day_minutes <= 1440))),
    CONSTRAINT shift_days_min_three_quarter_minutes_range CHECK (((min_three_quarter_minutes >= 1) AND (min_three_quarter_minutes <= 1440))),
    CONSTRAINT shift_days_take_lunch_before_minute_range CHECK ((take_lunch_before_minute >= 0)),
    CONSTRAINT shift_days_take_tea_before_minute_range CHECK ((take_tea_before_minute >= 0))
);

CREATE TABLE public.shift_headcounts (
    shift_id integer NOT NULL,
    total integer NOT NULL
);

CREATE TABLE public.shifts (
    id integer NOT NULL,
    shift_name text NOT NULL,
    code text,
    multiple_punch_allowed boolean DEFAULT false NOT NULL,
    required_out_of_range_reason boolean DEFAULT true NOT NULL,
    hours_type_in_shift_clock text DEFAULT 'FULL_SHIFT_HOURS'::text NOT NULL,
    attendance_on_productive_hours boolean DEFAULT false NOT NULL,
    shift_utc_offset text DEFAULT '+05:30'::text NOT NULL,
    deduct_break_if_not_taken boolean DEFAULT false NOT NULL,
    deduct_full_break_if_less_assign_time boolean DEFAULT false NOT NULL,
    has_week_off_auto boolean DEFAULT false NOT NULL,
    week_off_days text[] DEFAULT '{}'::text[] NOT NULL,
    has_alternate_week_off boolean DEFAULT false NOT NULL,
    week_off_alternate_week integer[] DEFAULT '{}'::integer[] NOT NULL,
    alternate_week_off_days text[] DEFAULT '{}'::text[] NOT NULL,
    week_off_number_in_week integer,
    late_in_early_out_type text,
    late_in_max_minutes integer,
    late_out_max_minutes integer,
    late_in_early_out_max_minutes integer,
    apply_half_or_full_day_on_late_in_limit_exceed boolean DEFAULT false NOT NULL,
    leave_should_be_applied_if_late_in_is_exceeded text,
    reason_required_late_in boolean DEFAULT false NOT NULL,
    reason_required_early_out boolean DEFAULT false NOT NULL,
    late_in_early_out_on_extra_day boolean DEFAULT false NOT NULL,
    late_in_penalty_minutes_deduct_from_working_hours boolean DEFAULT false NOT NULL,
    remove_late_early_if_completed_shift_hours boolean DEFAULT false NOT NULL,
    allow_short_leave boolean DEFAULT false NOT NULL,
    need_short_leave_request boolean DEFAULT false NOT NULL,
    monthly_short_leaves integer,
    short_leave_minutes_in_shift_time integer,
    short_leave_type text,
    short_leave_buffer_minutes integer,
    short_leave_days text[] DEFAULT '{}'::text[] NOT NULL,
    apply_sandwich_leave boolean DEFAULT false NOT NULL,
    sandwich_type text,
    sandwich_leave_between_holiday_and_weekoff boolean DEFAULT false NOT NULL,
    apply_half_day_before_time boolean DEFAULT false NOT NULL,
    apply_leave_on_holiday boolean DEFAULT false NOT NULL,
    apply_leave_on_weekoff boolean DEFAULT false NOT NULL,
    holiday_penalty_apply boolean DEFAULT false NOT NULL,
    weekoff_penalty_apply boolean DEFAULT false NOT NULL,
    generate_penalty_on_absent boolean DEFAULT false NOT NULL,
    penalty_type text,
    penalty_value numeric(12,2),
    approval_required_for_extra_day text DEFAULT 'NONE'::text NOT NULL,
    need_approval_for_extra_hours_on_weekdays boolean DEFAULT false NOT NULL,
    extra_payout_type text,
    add_comp_off_on_extra_day boolean DEFAULT false NOT NULL,
    comp_off_expiry_days integer,
    max_comp_off_per_month integer,
    allow_comp_off_on_past_date boolean DEFAULT false NOT NULL,
    add_comp_off_on_after_extra_hours_completed boolean DEFAULT false NOT NULL,
    min_minutes_for_half_day_after_shift integer,
    min_minutes_for_full_day_after_shift integer,
    break_timing_type text,
    break_approval_face_app text DEFAULT 'FALSE'::text NOT NULL,
    break_approval_employee_app text DEFAULT 'FALSE'::text NOT NULL,
    break_type text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT shifts_alternate_week_off_days_choices CHECK ((alternate_week_off_days <@ ARRAY['MONDAY'::text, 'TUESDAY'::text, 'WEDNESDAY'::text, 'THURSDAY'::text, 'FRIDAY'::text, 'SATURDAY'::text, 'SUNDAY'::text])),
    CONSTRAINT shifts_alternate_week_off_days_within_week_off_days CHECK ((alternate_week_off_days <@ week_off_days)),
    CONSTRAINT shifts_approval_required_for_extra_day_choice CHECK ((approval_required_for_extra_day = ANY (ARRAY['NONE'::text, 'WEEK_OFF'::text, 'HOLIDAY'::text, 'WEEK_OFF_AND_HOLIDAY'::text]))),
    CONSTRAINT shifts_break_approval_employee_app_choice CHECK ((break_approval_employee_app = ANY (ARRAY['FALSE'::text, 'TRUE'::text, 'PRE_APPROVAL'::text, 'APPROVAL_FOR_OUT_OF_RANGE'::text]))),
    CONSTRAINT shifts_break_approval_face_app_choice CHECK ((break_approval_face_app = ANY (ARRAY['FALSE'::text, 'TRUE'::text, 'PRE_APPROVAL'::text]))),
    CONSTRAINT shifts_break_timing_type_choice CHECK ((break_timing_type = ANY (ARRAY['DEFINED_MINUTES'::text, 'ANYTIME_BETWEEN_SHIFT'::text]))),
    CONSTRAINT shifts_break_type_choice CHECK ((break_type = ANY (ARRAY['PERSONAL_BREAK'::text, 'LUNCH'::text, 'TEA_BREAK'::text]))),
    CONSTRAINT shifts_code_length CHECK ((char_length(code) <= 100)),
    CONSTRAINT shifts_comp_off_expiry_days_range CHECK (((comp_off_expiry_days >= 1) AND (comp_off_expiry_days <= 365))),
    CONSTRAINT shifts_extra_payout_type_choice CHECK ((extra_payout_type = ANY (ARRAY['BEFORE_SHIFT_TIME'::text, 'AFTER_SHIFT_TIME'::text]))),
    CONSTRAINT shifts_hours_type_in_shift_clock_choice CHECK ((hours_type_in_shift_clock = ANY (ARRAY['FULL_SHIFT_HOURS'::text, 'MINIMUM_FULL_DAY_HOURS'::text]))),
    CONSTRAINT shifts_late_in_early_out_max_minutes_range CHECK ((late_in_early_out_max_minutes >= 0)),
    CONSTRAINT shifts_late_in_early_out_type_choice CHECK ((late_in_early_out_type = ANY (ARRAY['SEPARATE'::text, 'CONSOLIDATED'::text]))),
    CONSTRAINT shifts_late_in_max_minutes_range CHECK ((late_in_max_minutes >= 0)),
    CONSTRAINT shifts_late_out_max_minutes_range CHECK ((late_out_max_minutes >= 0)),
    CONSTRAINT shifts_leave_should_be_applied_if_late_in_is_exceeded_choice CHECK ((leave_should_be_applied_if_late_in_is_exceeded = ANY (ARRAY['HALF_DAY'::text, 'FULL_DAY'::text]))),
    CONSTRAINT shifts_max_comp_off_per_month_range CHECK (((max_comp_off_per_month >= 1) AND (max_comp_off_per_month <= 30))),
    CONSTRAINT shifts_min_minutes_for_full_day_after_shift_range CHECK (((min_minutes_for_full_day_after_shift >= 0) AND (min_minutes_for_full_day_after_shift <= 10080))),
    CONSTRAINT shifts_min_minutes_for_half_day_after_shift_range CHECK (((min_minutes_for_half_day_after_shift >= 0) AND (min_minutes_for_half_day_after_shift <= 10080))),
    CONSTRAINT shifts_monthly_short_leaves_range CHECK ((monthly_short_leaves >= 0)),
    CONSTRAINT shifts_penalty_type_choice CHECK ((penalty_type = ANY (ARRAY['FLAT'::text, 'PERCENTAGE'::text]))),
    CONSTRAINT shifts_penalty_value_range CHECK ((penalty_value >= (0)::numeric)),
    CONSTRAINT shifts_sandwich_type_choice CHECK ((sandwich_type = ANY (ARRAY['DUAL_SIDE'::text, 'SINGLE_SIDE'::text]))),
    CONSTRAINT shifts_shift_name_clean CHECK ((shift_name = public.clean_name(shift_name))),
    CONSTRAINT shifts_shift_name_length CHECK ((char_length(shift_name) <= 200)),
    CONSTRAINT shifts_shift_name_present CHECK (public.is_visible(shift_name)),
    CONSTRAINT shifts_shift_utc_offset_choice CHECK ((shift_utc_offset = '+05:30'::text)),
    CONSTRAINT shifts_short_leave_buffer_minutes_range CHECK ((short_leave_buffer_minutes >= 0)),
    CONSTRAINT shifts_short_leave_days_choices CHECK ((short_leave_days <@ ARRAY['MONDAY'::text, 'TUESDAY'::text, 'WEDNESDAY'::text, 'THURSDAY'::text, 'FRIDAY'::text, 'SATURDAY'::text, 'SUNDAY'::text])),
    CONSTRAINT shifts_short_leave_minutes_in_shift_time_range CHECK ((short_leave_minutes_in_shift_time >= 0)),
    CONSTRAINT shifts_short_leave_type_choice CHECK ((short_leave_type = ANY (ARRAY['DEFAULT'::text, 'FLEXIBLE'::text]))),
    CONSTRAINT shifts_week_off_alternate_week_choices CHECK ((week_off_alternate_week <@ ARRAY[1, 2, 3, 4, 5])),
    CONSTRAINT shifts_week_off_days_choices CHECK ((week_off_days <@ ARRAY['MONDAY'::text, 'TUESDAY'::text, 'WEDNESDAY'::text, 'THURSDAY'::text, 'FRIDAY'::text, 'SATURDAY'::text, 'SUNDAY'::text])),
    CONSTRAINT shifts_week_off_number_in_week_range CHECK (((week_off_number_in_week >= 1) AND (week_off_number_in_week <= 7)))
);

ALTER TABLE public.shifts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.shifts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sub_departments (
    id integer NOT NULL,
    department_id integer NOT NULL,
    name text NOT NULL,
    code text,
    description text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT sub_departments_code_length CHECK ((char_length(code) <= 100)),
    CONSTRAINT sub_departments_description_length CHECK ((char_length(description) <= 500)),
    CONSTRAINT sub_departments_name_clean CHECK ((name = public.clean_name(name))),
    CONSTRAINT sub_departments_name_length CHECK ((char_length(name) <= 200)),
    CONSTRAINT sub_departments_name_present CHECK (public.is_visible(name))
);

ALTER TABLE public.sub_departments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sub_departments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

INSERT INTO public.activity OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-27 17:14:57.522+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'member', 2, 'Jayesh Rana', 1, NULL, NULL, '{"name": "Jayesh Rana", "email": "jayesh@meghani.example", "number": "9876500002", "status": "manager", "is_active": true, "edit_permission": true, "view_permission": true}', DEFAULT),
	(2, '2026-11-27 17:14:57.531+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'member', 3, 'Ketan Desai', 1, NULL, NULL, '{"name": "Ketan Desai", "email": null, "number": "9876500003", "status": "manager", "is_active": true, "edit_permission": false, "view_permission": true}', DEFAULT),
	(3, '2026-11-27 17:14:57.537+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'branch', 1, 'Vesu Showroom', 1, NULL, NULL, '{"code": "VSU", "name": "Vesu Showroom", "branch_type": "Showroom"}', DEFAULT),
	(4, '2026-11-27 17:14:57.541+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'branch', 2, 'Adajan Studio', 1, NULL, NULL, '{"code": "ADJ", "name": "Adajan Studio", "branch_type": "Design Studio"}', DEFAULT),
	(5, '2026-11-27 17:14:57.544+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'branch', 3, 'Udhna Warehouse', 1, NULL, NULL, '{"code": "UDH", "name": "Udhna Warehouse", "branch_type": "Warehouse"}', DEFAULT),
	(6, '2026-11-27 17:14:57.547+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'remove', 'branch', 3, 'Udhna Warehouse', 2, '2026-11-27 17:14:57.544+00', '{"code": "UDH", "name": "Udhna Warehouse", "branch_type": "Warehouse"}', NULL, DEFAULT),
	(7, '2026-11-27 17:14:57.553+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'update', 'branch', 2, 'Adajan Design Studio', 2, NULL, '{"name": "Adajan Studio"}', '{"name": "Adajan Design Studio"}', DEFAULT),
	(8, '2026-11-27 17:14:57.557+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'department', 1, 'Retail', 1, NULL, NULL, '{"code": "RE", "name": "Retail", "branch_id": 1, "branch_name": "Vesu Showroom", "description": null}', DEFAULT),
	(9, '2026-11-27 17:14:57.562+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'department', 2, 'Design', 1, NULL, NULL, '{"code": "DE", "name": "Design", "branch_id": 2, "branch_name": "Adajan Design Studio", "description": null}', DEFAULT),
	(10, '2026-11-27 17:14:57.567+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'sub-department', 1, 'Sarees', 1, NULL, NULL, '{"code": null, "name": "Sarees", "description": null, "department_id": 1, "department_name": "Retail"}', DEFAULT),
	(11, '2026-11-27 17:14:57.572+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'designation', 1, 'Tailor', 1, NULL, NULL, '{"code": "TL", "description": null, "designation": "Tailor"}', DEFAULT),
	(12, '2026-11-27 17:14:57.575+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'designation', 2, 'Store Manager', 1, NULL, NULL, '{"code": null, "description": null, "designation": "Store Manager"}', DEFAULT),
	(13, '2026-11-27 17:14:57.578+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'leave-type', 1, 'Casual Leave', 1, NULL, NULL, '{"description": "", "applicable_for": "all", "leave_type_name": "Casual Leave", "attachment_required": false, "leave_type_short_name": "", "apply_leave_on_holiday": false, "applicable_unpaid_leave": false, "leave_applied_on_past_days": false, "is_birthday_anniversary_leave": false, "allow_applicable_previous_days": 0}', DEFAULT),
	(14, '2026-11-27 17:14:57.581+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'leave-reason', 1, 'Family function', 1, NULL, NULL, '{"reason": "Family function", "leave_type_id": 1, "leave_type_name": "Casual Leave"}', DEFAULT),
	(15, '2026-11-27 17:14:57.588+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'shift', 1, 'General', 1, NULL, NULL, '{"code": "Gen", "break_type": null, "shift_name": "General", "penalty_type": null, "penalty_value": null, "sandwich_type": null, "week_off_days": [], "shift_utc_offset": "+05:30", "short_leave_days": [], "short_leave_type": null, "allow_short_leave": false, "break_timing_type": null, "extra_payout_type": null, "has_week_off_auto": false, "friday_tea_end_time": null, "late_in_max_minutes": null, "monday_tea_end_time": null, "sunday_tea_end_time": null, "apply_sandwich_leave": false, "comp_off_expiry_days": null, "late_out_max_minutes": null, "monthly_short_leaves": null, "tuesday_tea_end_time": null, "friday_lunch_end_time": null, "friday_shift_end_time": null, "friday_tea_start_time": null, "holiday_penalty_apply": false, "monday_lunch_end_time": null, "monday_shift_end_time": null, "monday_tea_start_time": null, "saturday_tea_end_time": null, "sunday_lunch_end_time": null, "sunday_shift_end_time": null, "sunday_tea_start_time": null, "thursday_tea_end_time": null, "weekoff_penalty_apply": false, "apply_leave_on_holiday": false, "apply_leave_on_weekoff": false, "has_alternate_week_off": false, "late_in_early_out_type": null, "max_comp_off_per_month": null, "multiple_punch_allowed": false, "tuesday_lunch_end_time": null, "tuesday_shift_end_time": null, "tuesday_tea_start_time": null, "wednesday_tea_end_time": null, "alternate_week_off_days": [], "break_approval_face_app": "FALSE", "friday_lunch_start_time": null, "friday_shift_start_time": null, "monday_lunch_start_time": null, "monday_shift_start_time": null, "reason_required_late_in": false, "saturday_lunch_end_time": null, "saturday_shift_end_time": null, "saturday_tea_start_time": null, "sunday_lunch_start_time": null, "sunday_shift_start_time": null, "thursday_lunch_end_time": null, "thursday_shift_end_time": null, "thursday_tea_start_time": null, "week_off_alternate_week": [], "week_off_number_in_week": null, "need_short_leave_request": false, "tuesday_lunch_start_time": null, "tuesday_shift_start_time": null, "wednesday_lunch_end_time": null, "wednesday_shift_end_time": null, "wednesday_tea_start_time": null, "add_comp_off_on_extra_day": false, "deduct_break_if_not_taken": false, "friday_max_punch_out_time": null, "friday_min_full_day_hours": null, "friday_min_half_day_hours": null, "hours_type_in_shift_clock": "FULL_SHIFT_HOURS", "monday_max_punch_out_time": null, "monday_min_full_day_hours": null, "monday_min_half_day_hours": null, "reason_required_early_out": false, "saturday_lunch_start_time": null, "saturday_shift_start_time": null, "sunday_max_punch_out_time": null, "sunday_min_full_day_hours": null, "sunday_min_half_day_hours": null, "thursday_lunch_start_time": null, "thursday_shift_start_time": null, "apply_half_day_before_time": false, "friday_half_day_after_time": null, "friday_max_punch_out_hours": null, "generate_penalty_on_absent": false, "monday_half_day_after_time": null, "monday_max_punch_out_hours": null, "short_leave_buffer_minutes": null, "sunday_half_day_after_time": null, "sunday_max_punch_out_hours": null, "tuesday_max_punch_out_time": null, "tuesday_min_full_day_hours": null, "tuesday_min_half_day_hours": null, "wednesday_lunch_start_time": null, "wednesday_shift_start_time": null, "allow_comp_off_on_past_date": false, "break_approval_employee_app": "FALSE", "friday_half_day_before_time": null, "monday_half_day_before_time": null, "saturday_max_punch_out_time": null, "saturday_min_full_day_hours": null, "saturday_min_half_day_hours": null, "sunday_half_day_before_time": null, "thursday_max_punch_out_time": null, "thursday_min_full_day_hours": null, "thursday_min_half_day_hours": null, "tuesday_half_day_after_time": null, "tuesday_max_punch_out_hours": null, "friday_min_quarter_day_hours": null, "monday_min_quarter_day_hours": null, "required_out_of_range_reason": true, "saturday_half_day_after_time": null, "saturday_max_punch_out_hours": null, "sunday_min_quarter_day_hours": null, "thursday_half_day_after_time": null, "thursday_max_punch_out_hours": null, "tuesday_half_day_before_time": null, "wednesday_max_punch_out_time": null, "wednesday_min_full_day_hours": null, "wednesday_min_half_day_hours": null, "friday_take_tea_before_minute": 0, "late_in_early_out_max_minutes": null, "monday_take_tea_before_minute": 0, "saturday_half_day_before_time": null, "sunday_take_tea_before_minute": 0, "thursday_half_day_before_time": null, "tuesday_min_quarter_day_hours": null, "wednesday_half_day_after_time": null, "wednesday_max_punch_out_hours": null, "attendance_on_productive_hours": false, "friday_min_three_quarter_hours": null, "late_in_early_out_on_extra_day": false, "monday_min_three_quarter_hours": null, "saturday_min_quarter_day_hours": null, "sunday_min_three_quarter_hours": null, "thursday_min_quarter_day_hours": null, "tuesday_take_tea_before_minute": 0, "wednesday_half_day_before_time": null, "approval_required_for_extra_day": "NONE", "friday_take_lunch_before_minute": 0, "monday_take_lunch_before_minute": 0, "saturday_take_tea_before_minute": 0, "sunday_take_lunch_before_minute": 0, "thursday_take_tea_before_minute": 0, "tuesday_min_three_quarter_hours": null, "wednesday_min_quarter_day_hours": null, "saturday_min_three_quarter_hours": null, "thursday_min_three_quarter_hours": null, "tuesday_take_lunch_before_minute": 0, "wednesday_take_tea_before_minute": 0, "friday_max_personal_break_minutes": 0, "monday_max_personal_break_minutes": 0, "saturday_take_lunch_before_minute": 0, "short_leave_minutes_in_shift_time": null, "sunday_max_personal_break_minutes": 0, "thursday_take_lunch_before_minute": 0, "wednesday_min_three_quarter_hours": null, "friday_late_in_count_after_minutes": 0, "min_hours_for_full_day_after_shift": null, "min_hours_for_half_day_after_shift": null, "monday_late_in_count_after_minutes": 0, "sunday_late_in_count_after_minutes": 0, "tuesday_max_personal_break_minutes": 0, "wednesday_take_lunch_before_minute": 0, "saturday_max_personal_break_minutes": 0, "thursday_max_personal_break_minutes": 0, "tuesday_late_in_count_after_minutes": 0, "saturday_late_in_count_after_minutes": 0, "thursday_late_in_count_after_minutes": 0, "wednesday_max_personal_break_minutes": 0, "deduct_full_break_if_less_assign_time": false, "friday_early_out_count_before_minutes": 0, "monday_early_out_count_before_minutes": 0, "sunday_early_out_count_before_minutes": 0, "wednesday_late_in_count_after_minutes": 0, "tuesday_early_out_count_before_minutes": 0, "saturday_early_out_count_before_minutes": 0, "thursday_early_out_count_before_minutes": 0, "wednesday_early_out_count_before_minutes": 0, "need_approval_for_extra_hours_on_weekdays": false, "remove_late_early_if_completed_shift_hours": false, "sandwich_leave_between_holiday_and_weekoff": false, "add_comp_off_on_after_extra_hours_completed": false, "apply_half_or_full_day_on_late_in_limit_exceed": false, "leave_should_be_applied_if_late_in_is_exceeded": null, "late_in_penalty_minutes_deduct_from_working_hours": false}', DEFAULT),
	(16, '2026-11-27 17:14:57.601+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'shift', 2, 'Evening', 1, NULL, NULL, '{"code": "Eve", "break_type": null, "shift_name": "Evening", "penalty_type": null, "penalty_value": null, "sandwich_type": null, "week_off_days": [], "shift_utc_offset": "+05:30", "short_leave_days": [], "short_leave_type": null, "allow_short_leave": false, "break_timing_type": null, "extra_payout_type": null, "has_week_off_auto": false, "friday_tea_end_time": null, "late_in_max_minutes": null, "monday_tea_end_time": null, "sunday_tea_end_time": null, "apply_sandwich_leave": false, "comp_off_expiry_days": null, "late_out_max_minutes": null, "monthly_short_leaves": null, "tuesday_tea_end_time": null, "friday_lunch_end_time": null, "friday_shift_end_time": null, "friday_tea_start_time": null, "holiday_penalty_apply": false, "monday_lunch_end_time": null, "monday_shift_end_time": null, "monday_tea_start_time": null, "saturday_tea_end_time": null, "sunday_lunch_end_time": null, "sunday_shift_end_time": null, "sunday_tea_start_time": null, "thursday_tea_end_time": null, "weekoff_penalty_apply": false, "apply_leave_on_holiday": false, "apply_leave_on_weekoff": false, "has_alternate_week_off": false, "late_in_early_out_type": null, "max_comp_off_per_month": null, "multiple_punch_allowed": false, "tuesday_lunch_end_time": null, "tuesday_shift_end_time": null, "tuesday_tea_start_time": null, "wednesday_tea_end_time": null, "alternate_week_off_days": [], "break_approval_face_app": "FALSE", "friday_lunch_start_time": null, "friday_shift_start_time": null, "monday_lunch_start_time": null, "monday_shift_start_time": null, "reason_required_late_in": false, "saturday_lunch_end_time": null, "saturday_shift_end_time": null, "saturday_tea_start_time": null, "sunday_lunch_start_time": null, "sunday_shift_start_time": null, "thursday_lunch_end_time": null, "thursday_shift_end_time": null, "thursday_tea_start_time": null, "week_off_alternate_week": [], "week_off_number_in_week": null, "need_short_leave_request": false, "tuesday_lunch_start_time": null, "tuesday_shift_start_time": null, "wednesday_lunch_end_time": null, "wednesday_shift_end_time": null, "wednesday_tea_start_time": null, "add_comp_off_on_extra_day": false, "deduct_break_if_not_taken": false, "friday_max_punch_out_time": null, "friday_min_full_day_hours": null, "friday_min_half_day_hours": null, "hours_type_in_shift_clock": "FULL_SHIFT_HOURS", "monday_max_punch_out_time": null, "monday_min_full_day_hours": null, "monday_min_half_day_hours": null, "reason_required_early_out": false, "saturday_lunch_start_time": null, "saturday_shift_start_time": null, "sunday_max_punch_out_time": null, "sunday_min_full_day_hours": null, "sunday_min_half_day_hours": null, "thursday_lunch_start_time": null, "thursday_shift_start_time": null, "apply_half_day_before_time": false, "friday_half_day_after_time": null, "friday_max_punch_out_hours": null, "generate_penalty_on_absent": false, "monday_half_day_after_time": null, "monday_max_punch_out_hours": null, "short_leave_buffer_minutes": null, "sunday_half_day_after_time": null, "sunday_max_punch_out_hours": null, "tuesday_max_punch_out_time": null, "tuesday_min_full_day_hours": null, "tuesday_min_half_day_hours": null, "wednesday_lunch_start_time": null, "wednesday_shift_start_time": null, "allow_comp_off_on_past_date": false, "break_approval_employee_app": "FALSE", "friday_half_day_before_time": null, "monday_half_day_before_time": null, "saturday_max_punch_out_time": null, "saturday_min_full_day_hours": null, "saturday_min_half_day_hours": null, "sunday_half_day_before_time": null, "thursday_max_punch_out_time": null, "thursday_min_full_day_hours": null, "thursday_min_half_day_hours": null, "tuesday_half_day_after_time": null, "tuesday_max_punch_out_hours": null, "friday_min_quarter_day_hours": null, "monday_min_quarter_day_hours": null, "required_out_of_range_reason": true, "saturday_half_day_after_time": null, "saturday_max_punch_out_hours": null, "sunday_min_quarter_day_hours": null, "thursday_half_day_after_time": null, "thursday_max_punch_out_hours": null, "tuesday_half_day_before_time": null, "wednesday_max_punch_out_time": null, "wednesday_min_full_day_hours": null, "wednesday_min_half_day_hours": null, "friday_take_tea_before_minute": 0, "late_in_early_out_max_minutes": null, "monday_take_tea_before_minute": 0, "saturday_half_day_before_time": null, "sunday_take_tea_before_minute": 0, "thursday_half_day_before_time": null, "tuesday_min_quarter_day_hours": null, "wednesday_half_day_after_time": null, "wednesday_max_punch_out_hours": null, "attendance_on_productive_hours": false, "friday_min_three_quarter_hours": null, "late_in_early_out_on_extra_day": false, "monday_min_three_quarter_hours": null, "saturday_min_quarter_day_hours": null, "sunday_min_three_quarter_hours": null, "thursday_min_quarter_day_hours": null, "tuesday_take_tea_before_minute": 0, "wednesday_half_day_before_time": null, "approval_required_for_extra_day": "NONE", "friday_take_lunch_before_minute": 0, "monday_take_lunch_before_minute": 0, "saturday_take_tea_before_minute": 0, "sunday_take_lunch_before_minute": 0, "thursday_take_tea_before_minute": 0, "tuesday_min_three_quarter_hours": null, "wednesday_min_quarter_day_hours": null, "saturday_min_three_quarter_hours": null, "thursday_min_three_quarter_hours": null, "tuesday_take_lunch_before_minute": 0, "wednesday_take_tea_before_minute": 0, "friday_max_personal_break_minutes": 0, "monday_max_personal_break_minutes": 0, "saturday_take_lunch_before_minute": 0, "short_leave_minutes_in_shift_time": null, "sunday_max_personal_break_minutes": 0, "thursday_take_lunch_before_minute": 0, "wednesday_min_three_quarter_hours": null, "friday_late_in_count_after_minutes": 0, "min_hours_for_full_day_after_shift": null, "min_hours_for_half_day_after_shift": null, "monday_late_in_count_after_minutes": 0, "sunday_late_in_count_after_minutes": 0, "tuesday_max_personal_break_minutes": 0, "wednesday_take_lunch_before_minute": 0, "saturday_max_personal_break_minutes": 0, "thursday_max_personal_break_minutes": 0, "tuesday_late_in_count_after_minutes": 0, "saturday_late_in_count_after_minutes": 0, "thursday_late_in_count_after_minutes": 0, "wednesday_max_personal_break_minutes": 0, "deduct_full_break_if_less_assign_time": false, "friday_early_out_count_before_minutes": 0, "monday_early_out_count_before_minutes": 0, "sunday_early_out_count_before_minutes": 0, "wednesday_late_in_count_after_minutes": 0, "tuesday_early_out_count_before_minutes": 0, "saturday_early_out_count_before_minutes": 0, "thursday_early_out_count_before_minutes": 0, "wednesday_early_out_count_before_minutes": 0, "need_approval_for_extra_hours_on_weekdays": false, "remove_late_early_if_completed_shift_hours": false, "sandwich_leave_between_holiday_and_weekoff": false, "add_comp_off_on_after_extra_hours_completed": false, "apply_half_or_full_day_on_late_in_limit_exceed": false, "leave_should_be_applied_if_late_in_is_exceeded": null, "late_in_penalty_minutes_deduct_from_working_hours": false}', DEFAULT),
	(17, '2026-11-27 17:14:57.652+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'employee', 1, 'Hetal Desai', 1, NULL, NULL, '{"grade": null, "gender": "FEMALE", "remark": null, "hobbies": null, "left_at": null, "shift_id": 1, "branch_id": 1, "exit_type": null, "full_name": "Hetal Desai", "ifsc_code": null, "last_name": "Desai", "alias_name": null, "birth_date": "1992-03-08", "first_name": "Hetal", "fnf_remark": null, "pan_number": null, "settled_on": null, "uan_number": null, "blood_group": null, "esic_number": null, "exit_reason": null, "nationality": null, "single_name": false, "biometric_id": null, "country_code": "+91", "job_location": null, "joining_date": "2019-06-01", "twitter_link": null, "department_id": 1, "facebook_link": null, "linkedin_link": null, "mobile_number": "9824000001", "primary_email": null, "aadhaar_number": null, "company_mobile": null, "designation_id": 1, "instagram_link": null, "marital_status": null, "personal_email": null, "retirement_age": null, "current_address": null, "employment_type": "FULL_TIME", "job_description": null, "languages_known": null, "timeline_access": false, "whatsapp_number": null, "alt_phone_number": null, "company_last_day": null, "emergency_number": null, "insurance_number": null, "pan_card_file_id": null, "resignation_date": null, "permanent_address": null, "sub_department_id": null, "notice_period_days": null, "previous_member_id": null, "bank_account_number": null, "members_chat_access": false, "professional_skills": null, "family_members_count": null, "reporting_person_ids": [], "employees_view_access": false, "insurance_expiry_date": null, "probation_period_days": null, "aadhaar_page_1_file_id": 2, "aadhaar_page_2_file_id": 3, "contact_number_privacy": false, "insurance_company_name": null, "is_international_worker": false, "profile_picture_file_id": 1, "training_completion_date": null, "is_physically_handicapped": false}', DEFAULT),
	(18, '2026-11-27 17:14:57.682+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'employee', 2, 'Ravi Shah', 1, NULL, NULL, '{"grade": null, "gender": "FEMALE", "remark": null, "hobbies": null, "left_at": null, "shift_id": 1, "branch_id": 1, "exit_type": null, "full_name": "Ravi Shah", "ifsc_code": null, "last_name": "Shah", "alias_name": null, "birth_date": "1992-03-08", "first_name": "Ravi", "fnf_remark": null, "pan_number": null, "settled_on": null, "uan_number": null, "blood_group": null, "esic_number": null, "exit_reason": null, "nationality": null, "single_name": false, "biometric_id": null, "country_code": "+91", "job_location": null, "joining_date": "2019-06-01", "twitter_link": null, "department_id": 1, "facebook_link": null, "linkedin_link": null, "mobile_number": "9824000002", "primary_email": null, "aadhaar_number": null, "company_mobile": null, "designation_id": 2, "instagram_link": null, "marital_status": null, "personal_email": null, "retirement_age": null, "current_address": null, "employment_type": "FULL_TIME", "job_description": null, "languages_known": null, "timeline_access": false, "whatsapp_number": null, "alt_phone_number": null, "company_last_day": null, "emergency_number": null, "insurance_number": null, "pan_card_file_id": null, "resignation_date": null, "permanent_address": null, "sub_department_id": null, "notice_period_days": null, "previous_member_id": null, "bank_account_number": null, "members_chat_access": false, "professional_skills": null, "family_members_count": null, "reporting_person_ids": [], "employees_view_access": false, "insurance_expiry_date": null, "probation_period_days": null, "aadhaar_page_1_file_id": 5, "aadhaar_page_2_file_id": 6, "contact_number_privacy": false, "insurance_company_name": null, "is_international_worker": false, "profile_picture_file_id": 4, "training_completion_date": null, "is_physically_handicapped": false}', DEFAULT),
	(19, '2026-11-27 17:14:57.706+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'employee', 3, 'Bina Rao', 1, NULL, NULL, '{"grade": null, "gender": "FEMALE", "remark": null, "hobbies": null, "left_at": null, "shift_id": 1, "branch_id": 1, "exit_type": null, "full_name": "Bina Rao", "ifsc_code": null, "last_name": "Rao", "alias_name": null, "birth_date": "1992-03-08", "first_name": "Bina", "fnf_remark": null, "pan_number": null, "settled_on": null, "uan_number": null, "blood_group": null, "esic_number": null, "exit_reason": null, "nationality": null, "single_name": false, "biometric_id": null, "country_code": "+91", "job_location": null, "joining_date": "2019-06-01", "twitter_link": null, "department_id": 1, "facebook_link": null, "linkedin_link": null, "mobile_number": "9824000003", "primary_email": null, "aadhaar_number": null, "company_mobile": null, "designation_id": 1, "instagram_link": null, "marital_status": null, "personal_email": null, "retirement_age": null, "current_address": null, "employment_type": "FULL_TIME", "job_description": null, "languages_known": null, "timeline_access": false, "whatsapp_number": null, "alt_phone_number": null, "company_last_day": null, "emergency_number": null, "insurance_number": null, "pan_card_file_id": null, "resignation_date": null, "permanent_address": null, "sub_department_id": null, "notice_period_days": null, "previous_member_id": null, "bank_account_number": null, "members_chat_access": false, "professional_skills": null, "family_members_count": null, "reporting_person_ids": [], "employees_view_access": false, "insurance_expiry_date": null, "probation_period_days": null, "aadhaar_page_1_file_id": 8, "aadhaar_page_2_file_id": 9, "contact_number_privacy": false, "insurance_company_name": null, "is_international_worker": false, "profile_picture_file_id": 7, "training_completion_date": null, "is_physically_handicapped": false}', DEFAULT),
	(20, '2026-11-27 17:14:57.729+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'employee', 4, 'Asha Mehta', 1, NULL, NULL, '{"grade": null, "gender": "FEMALE", "remark": null, "hobbies": null, "left_at": null, "shift_id": 1, "branch_id": 1, "exit_type": null, "full_name": "Asha Mehta", "ifsc_code": null, "last_name": "Mehta", "alias_name": null, "birth_date": "1992-03-08", "first_name": "Asha", "fnf_remark": null, "pan_number": null, "settled_on": null, "uan_number": null, "blood_group": null, "esic_number": null, "exit_reason": null, "nationality": null, "single_name": false, "biometric_id": null, "country_code": "+91", "job_location": null, "joining_date": "2019-06-01", "twitter_link": null, "department_id": 1, "facebook_link": null, "linkedin_link": null, "mobile_number": "9824000004", "primary_email": null, "aadhaar_number": null, "company_mobile": null, "designation_id": 1, "instagram_link": null, "marital_status": null, "personal_email": null, "retirement_age": null, "current_address": null, "employment_type": "FULL_TIME", "job_description": null, "languages_known": null, "timeline_access": false, "whatsapp_number": null, "alt_phone_number": null, "company_last_day": null, "emergency_number": null, "insurance_number": null, "pan_card_file_id": null, "resignation_date": null, "permanent_address": null, "sub_department_id": null, "notice_period_days": null, "previous_member_id": null, "bank_account_number": null, "members_chat_access": false, "professional_skills": null, "family_members_count": null, "reporting_person_ids": [], "employees_view_access": false, "insurance_expiry_date": null, "probation_period_days": null, "aadhaar_page_1_file_id": 11, "aadhaar_page_2_file_id": 12, "contact_number_privacy": false, "insurance_company_name": null, "is_international_worker": false, "profile_picture_file_id": 10, "training_completion_date": null, "is_physically_handicapped": false}', DEFAULT),
	(21, '2026-11-27 17:14:57.753+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'employee', 5, 'Chirag Patel', 1, NULL, NULL, '{"grade": null, "gender": "FEMALE", "remark": null, "hobbies": null, "left_at": null, "shift_id": 1, "branch_id": 2, "exit_type": null, "full_name": "Chirag Patel", "ifsc_code": null, "last_name": "Patel", "alias_name": null, "birth_date": "1992-03-08", "first_name": "Chirag", "fnf_remark": null, "pan_number": null, "settled_on": null, "uan_number": null, "blood_group": null, "esic_number": null, "exit_reason": null, "nationality": null, "single_name": false, "biometric_id": null, "country_code": "+91", "job_location": null, "joining_date": "2019-06-01", "twitter_link": null, "department_id": 2, "facebook_link": null, "linkedin_link": null, "mobile_number": "9824000005", "primary_email": null, "aadhaar_number": null, "company_mobile": null, "designation_id": 1, "instagram_link": null, "marital_status": null, "personal_email": null, "retirement_age": null, "current_address": null, "employment_type": "FULL_TIME", "job_description": null, "languages_known": null, "timeline_access": false, "whatsapp_number": null, "alt_phone_number": null, "company_last_day": null, "emergency_number": null, "insurance_number": null, "pan_card_file_id": null, "resignation_date": null, "permanent_address": null, "sub_department_id": null, "notice_period_days": null, "previous_member_id": null, "bank_account_number": null, "members_chat_access": false, "professional_skills": null, "family_members_count": null, "reporting_person_ids": [], "employees_view_access": false, "insurance_expiry_date": null, "probation_period_days": null, "aadhaar_page_1_file_id": 14, "aadhaar_page_2_file_id": 15, "contact_number_privacy": false, "insurance_company_name": null, "is_international_worker": false, "profile_picture_file_id": 13, "training_completion_date": null, "is_physically_handicapped": false}', DEFAULT),
	(22, '2026-11-27 17:14:57.776+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'employee', 6, 'Devi Nair', 1, NULL, NULL, '{"grade": null, "gender": "FEMALE", "remark": null, "hobbies": null, "left_at": null, "shift_id": 1, "branch_id": 1, "exit_type": null, "full_name": "Devi Nair", "ifsc_code": null, "last_name": "Nair", "alias_name": null, "birth_date": "1992-03-08", "first_name": "Devi", "fnf_remark": null, "pan_number": null, "settled_on": null, "uan_number": null, "blood_group": null, "esic_number": null, "exit_reason": null, "nationality": null, "single_name": false, "biometric_id": null, "country_code": "+91", "job_location": null, "joining_date": "2019-06-01", "twitter_link": null, "department_id": 1, "facebook_link": null, "linkedin_link": null, "mobile_number": "9824000006", "primary_email": null, "aadhaar_number": null, "company_mobile": null, "designation_id": 1, "instagram_link": null, "marital_status": null, "personal_email": null, "retirement_age": null, "current_address": null, "employment_type": "FULL_TIME", "job_description": null, "languages_known": null, "timeline_access": false, "whatsapp_number": null, "alt_phone_number": null, "company_last_day": null, "emergency_number": null, "insurance_number": null, "pan_card_file_id": null, "resignation_date": null, "permanent_address": null, "sub_department_id": null, "notice_period_days": null, "previous_member_id": null, "bank_account_number": null, "members_chat_access": false, "professional_skills": null, "family_members_count": null, "reporting_person_ids": [], "employees_view_access": false, "insurance_expiry_date": null, "probation_period_days": null, "aadhaar_page_1_file_id": 17, "aadhaar_page_2_file_id": 18, "contact_number_privacy": false, "insurance_company_name": null, "is_international_worker": false, "profile_picture_file_id": 16, "training_completion_date": null, "is_physically_handicapped": false}', DEFAULT),
	(23, '2026-11-27 17:14:57.799+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'employee', 7, 'Esha Vyas', 1, NULL, NULL, '{"grade": null, "gender": "FEMALE", "remark": null, "hobbies": null, "left_at": null, "shift_id": 1, "branch_id": 1, "exit_type": null, "full_name": "Esha Vyas", "ifsc_code": null, "last_name": "Vyas", "alias_name": null, "birth_date": "1992-03-08", "first_name": "Esha", "fnf_remark": null, "pan_number": null, "settled_on": null, "uan_number": null, "blood_group": null, "esic_number": null, "exit_reason": null, "nationality": null, "single_name": false, "biometric_id": null, "country_code": "+91", "job_location": null, "joining_date": "2027-01-04", "twitter_link": null, "department_id": 1, "facebook_link": null, "linkedin_link": null, "mobile_number": "9824000007", "primary_email": null, "aadhaar_number": null, "company_mobile": null, "designation_id": 1, "instagram_link": null, "marital_status": null, "personal_email": null, "retirement_age": null, "current_address": null, "employment_type": "FULL_TIME", "job_description": null, "languages_known": null, "timeline_access": false, "whatsapp_number": null, "alt_phone_number": null, "company_last_day": null, "emergency_number": null, "insurance_number": null, "pan_card_file_id": null, "resignation_date": null, "permanent_address": null, "sub_department_id": null, "notice_period_days": null, "previous_member_id": null, "bank_account_number": null, "members_chat_access": false, "professional_skills": null, "family_members_count": null, "reporting_person_ids": [], "employees_view_access": false, "insurance_expiry_date": null, "probation_period_days": null, "aadhaar_page_1_file_id": 20, "aadhaar_page_2_file_id": 21, "contact_number_privacy": false, "insurance_company_name": null, "is_international_worker": false, "profile_picture_file_id": 19, "training_completion_date": null, "is_physically_handicapped": false}', DEFAULT),
	(24, '2026-11-27 17:14:57.814+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'update', 'employee', 1, 'Hetal Desai', 2, NULL, '{"ifsc_code": null, "pan_number": null, "aadhaar_number": null, "bank_account_number": null}', '{"ifsc_code": "v1.e4HOPvJ6bhMeeeW3T2ku4vldcWcBDVMf-9vQ16QvOdDG8_VDG6SK.1234", "pan_number": "v1.Wrf1OU0_aABZXGsGWGZdh-PYRflSd-gNe0-vv8fOxX4t-8xQgBA.234E", "aadhaar_number": "v1.Ws8qdbclg7LEHZoD8mBMFxHlSDD36ntQaixkIT7WeT9S4pD8ClDmEw.2346", "bank_account_number": "v1.eOt3EmixLPTe8qdeYYKIs6QpLQOs1X6BmU8sW6hGZMXV_6-DmxsziA.7890"}', DEFAULT),
	(25, '2026-11-27 17:14:57.823+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'update', 'employee', 1, 'Hetal Desai', 3, NULL, '{"reporting_person_ids": []}', '{"reporting_person_ids": [2]}', DEFAULT),
	(26, '2026-11-27 17:14:57.832+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'update', 'employee', 3, 'Bina Rao', 2, NULL, '{"grade": null, "reporting_person_ids": []}', '{"grade": "W2", "reporting_person_ids": [2]}', DEFAULT),
	(27, '2026-11-27 17:14:57.84+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'update', 'employee', 3, 'Bina Rao', 2, NULL, '{"transfer_on": null}', '{"transfer_on": "2026-12-15"}', DEFAULT),
	(28, '2026-11-27 17:14:57.848+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'update', 'employee', 6, 'Devi Nair', 1, NULL, '{"transfer_on": null}', '{"transfer_on": "2027-02-01"}', DEFAULT),
	(29, '2026-11-27 17:14:57.855+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'update', 'employee', 4, 'Asha Mehta', 2, NULL, '{"exit_type": null, "exit_reason": null, "company_last_day": null, "resignation_date": null, "notice_period_days": null}', '{"exit_type": "resignation", "exit_reason": "studies", "company_last_day": "2026-12-10", "resignation_date": "2026-11-20", "notice_period_days": 20}', DEFAULT),
	(30, '2026-11-27 17:14:57.862+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'update', 'employee', 4, 'Asha Mehta', 2, NULL, '{"handover_due_on": null, "handover_owner_id": null}', '{"handover_due_on": "2026-12-08", "handover_owner_id": 2}', DEFAULT),
	(31, '2026-11-27 17:14:57.87+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'update', 'employee', 4, 'Asha Mehta', 2, NULL, '{"assets_done_on": null}', '{"assets_done_on": "2026-11-26"}', DEFAULT),
	(32, '2026-11-27 17:14:57.876+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'update', 'employee', 5, 'Chirag Patel', 2, NULL, '{"left_at": null, "company_last_day": null, "resignation_date": null}', '{"left_at": "2026-10-31T18:30:00.000Z", "company_last_day": "2026-10-31", "resignation_date": "2026-10-01"}', DEFAULT),
	(33, '2026-11-27 17:14:57.908+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'update', 'employee', 6, 'Devi Nair', 2, NULL, '{"shift_id": 1}', '{"shift_id": 2}', DEFAULT),
	(34, '2026-11-27 17:14:57.908+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'update', 'employee', 1, 'Hetal Desai', 4, NULL, '{"shift_id": 1}', '{"shift_id": 2}', DEFAULT),
	(35, '2026-11-27 17:14:57.935+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'employee', 8, 'Farida Khan', 1, NULL, NULL, '{"grade": null, "gender": "MALE", "remark": null, "hobbies": null, "left_at": null, "shift_id": null, "branch_id": 1, "exit_type": null, "full_name": "Farida Khan", "ifsc_code": null, "last_name": "Khan", "alias_name": null, "birth_date": "1990-01-31", "first_name": "Farida", "fnf_remark": null, "pan_number": "v1.lz3cL1YJ3WfD88LbjiPQv5jGUJM_XY-GK4AlxQDfQO9GaLdhqGA.234E", "settled_on": null, "uan_number": null, "blood_group": null, "esic_number": null, "exit_reason": null, "nationality": null, "single_name": false, "biometric_id": null, "country_code": "+91", "job_location": null, "joining_date": "2020-02-29", "twitter_link": null, "department_id": null, "facebook_link": null, "linkedin_link": null, "mobile_number": "9824000101", "primary_email": null, "aadhaar_number": null, "company_mobile": null, "designation_id": 1, "instagram_link": null, "marital_status": null, "personal_email": null, "retirement_age": null, "current_address": null, "employment_type": "FULL_TIME", "job_description": null, "languages_known": null, "timeline_access": false, "whatsapp_number": null, "alt_phone_number": null, "company_last_day": null, "emergency_number": null, "insurance_number": null, "pan_card_file_id": null, "resignation_date": null, "permanent_address": null, "sub_department_id": null, "notice_period_days": null, "previous_member_id": null, "bank_account_number": null, "members_chat_access": false, "professional_skills": null, "family_members_count": null, "reporting_person_ids": [], "employees_view_access": false, "insurance_expiry_date": null, "probation_period_days": null, "aadhaar_page_1_file_id": null, "aadhaar_page_2_file_id": null, "contact_number_privacy": false, "insurance_company_name": null, "is_international_worker": false, "profile_picture_file_id": null, "training_completion_date": null, "is_physically_handicapped": false}', DEFAULT),
	(36, '2026-11-27 17:14:57.945+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'update', 'employee', 2, 'Ravi Shah', 2, NULL, '{"grade": null}', '{"grade": "M1"}', DEFAULT),
	(37, '2026-11-27 17:14:57.96+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'employee', 9, 'Gopal Joshi', 1, NULL, NULL, '{"grade": null, "gender": "MALE", "remark": null, "hobbies": null, "left_at": null, "shift_id": null, "branch_id": 1, "exit_type": null, "full_name": "Gopal Joshi", "ifsc_code": null, "last_name": "Joshi", "alias_name": null, "birth_date": "1990-01-31", "first_name": "Gopal", "fnf_remark": null, "pan_number": null, "settled_on": null, "uan_number": null, "blood_group": null, "esic_number": null, "exit_reason": null, "nationality": null, "single_name": false, "biometric_id": null, "country_code": "+91", "job_location": null, "joining_date": "2020-02-29", "twitter_link": null, "department_id": null, "facebook_link": null, "linkedin_link": null, "mobile_number": "9824000102", "primary_email": null, "aadhaar_number": null, "company_mobile": null, "designation_id": 1, "instagram_link": null, "marital_status": null, "personal_email": null, "retirement_age": null, "current_address": null, "employment_type": "FULL_TIME", "job_description": null, "languages_known": null, "timeline_access": false, "whatsapp_number": null, "alt_phone_number": null, "company_last_day": null, "emergency_number": null, "insurance_number": null, "pan_card_file_id": null, "resignation_date": null, "permanent_address": null, "sub_department_id": null, "notice_period_days": null, "previous_member_id": null, "bank_account_number": null, "members_chat_access": false, "professional_skills": null, "family_members_count": null, "reporting_person_ids": [], "employees_view_access": false, "insurance_expiry_date": null, "probation_period_days": null, "aadhaar_page_1_file_id": null, "aadhaar_page_2_file_id": null, "contact_number_privacy": false, "insurance_company_name": null, "is_international_worker": false, "profile_picture_file_id": null, "training_completion_date": null, "is_physically_handicapped": false}', DEFAULT),
	(38, '2026-11-27 17:14:57.972+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'remove', 'employee', 9, 'Gopal Joshi', 2, NULL, '{"grade": null, "gender": "MALE", "remark": null, "hobbies": null, "left_at": null, "shift_id": null, "branch_id": 1, "erased_at": null, "exit_type": null, "full_name": "Gopal Joshi", "ifsc_code": null, "last_name": "Joshi", "alias_name": null, "birth_date": "1990-01-31", "first_name": "Gopal", "fnf_remark": null, "pan_number": null, "settled_on": null, "uan_number": null, "blood_group": null, "esic_number": null, "exit_reason": null, "nationality": null, "single_name": false, "biometric_id": null, "country_code": "+91", "job_location": null, "joining_date": "2020-02-29", "twitter_link": null, "department_id": null, "facebook_link": null, "linkedin_link": null, "mobile_number": "9824000102", "primary_email": null, "aadhaar_number": null, "company_mobile": null, "designation_id": 1, "instagram_link": null, "marital_status": null, "personal_email": null, "retirement_age": null, "current_address": null, "employment_type": "FULL_TIME", "job_description": null, "languages_known": null, "timeline_access": false, "whatsapp_number": null, "alt_phone_number": null, "company_last_day": null, "emergency_number": null, "insurance_number": null, "pan_card_file_id": null, "resignation_date": null, "permanent_address": null, "sub_department_id": null, "notice_period_days": null, "previous_member_id": null, "bank_account_number": null, "members_chat_access": false, "professional_skills": null, "family_members_count": null, "reporting_person_ids": [], "employees_view_access": false, "insurance_expiry_date": null, "probation_period_days": null, "aadhaar_page_1_file_id": null, "aadhaar_page_2_file_id": null, "contact_number_privacy": false, "insurance_company_name": null, "is_international_worker": false, "profile_picture_file_id": null, "training_completion_date": null, "is_physically_handicapped": false}', NULL, DEFAULT),
	(39, '2026-11-27 17:14:57.995+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'update', 'employee-codes', 1, 'SM-', 2, NULL, '{"next": 1, "is_on": false, "prefix": ""}', '{"next": 12, "is_on": true, "prefix": "SM-"}', DEFAULT),
	(40, '2026-11-27 17:14:58.006+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'company', 1, 'Meghani Sarees', 1, NULL, NULL, '{"address": "Ring Road, Surat", "pincode": null, "hr_email": null, "latitude": null, "longitude": null, "gst_number": null, "company_name": "Meghani Sarees", "company_email": null, "company_contact": null, "company_website": null, "default_timezone": "Asia/Kolkata", "company_logo_file_id": 22, "company_photo_file_id": null}', DEFAULT),
	(41, '2026-11-27 17:14:58.012+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'designation', 3, 'Café Manager', 1, NULL, NULL, '{"code": null, "description": null, "designation": "Café Manager"}', DEFAULT),
	(42, '2026-11-27 17:14:58.015+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'designation', 4, 'Café Manager', 1, NULL, NULL, '{"code": null, "description": null, "designation": "Café Manager"}', DEFAULT),
	(43, '2026-11-27 17:14:58.032+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'create', 'employee', 10, 'Zoë Pinto', 1, NULL, NULL, '{"grade": null, "gender": "FEMALE", "remark": null, "hobbies": null, "left_at": null, "shift_id": 1, "branch_id": 1, "exit_type": null, "full_name": "Zoë Pinto", "ifsc_code": null, "last_name": "Pinto", "alias_name": null, "birth_date": "1992-03-08", "first_name": "Zoë", "fnf_remark": null, "pan_number": null, "settled_on": null, "uan_number": null, "blood_group": null, "esic_number": null, "exit_reason": null, "nationality": null, "single_name": false, "biometric_id": "SM-0012", "country_code": "+91", "job_location": null, "joining_date": "2019-06-01", "twitter_link": null, "department_id": 1, "facebook_link": null, "linkedin_link": null, "mobile_number": "9824000008", "primary_email": "zoe@company", "aadhaar_number": null, "company_mobile": null, "designation_id": 1, "instagram_link": null, "marital_status": null, "personal_email": null, "retirement_age": null, "current_address": null, "employment_type": "FULL_TIME", "job_description": null, "languages_known": null, "timeline_access": false, "whatsapp_number": null, "alt_phone_number": null, "company_last_day": null, "emergency_number": null, "insurance_number": null, "pan_card_file_id": null, "resignation_date": null, "permanent_address": null, "sub_department_id": null, "notice_period_days": null, "previous_member_id": null, "bank_account_number": null, "members_chat_access": false, "professional_skills": null, "family_members_count": null, "reporting_person_ids": [], "employees_view_access": false, "insurance_expiry_date": null, "probation_period_days": null, "aadhaar_page_1_file_id": 24, "aadhaar_page_2_file_id": 25, "contact_number_privacy": false, "insurance_company_name": null, "is_international_worker": false, "profile_picture_file_id": 23, "training_completion_date": null, "is_physically_handicapped": false}', DEFAULT),
	(44, '2026-11-27 17:14:58.044+00', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', 'update', 'employee', 10, 'Zoë Pinto', 2, NULL, '{"facebook_link": null, "whatsapp_number": null, "emergency_number": null}', '{"facebook_link": "javascript:alert(1)", "whatsapp_number": "98 98", "emergency_number": "abc"}', DEFAULT);

INSERT INTO public.attempts VALUES
	('failed sign-in, by network', '127.0.0.1', 0, '2026-11-27 17:29:58.05+00'),
	('wrong password, by number', '9876500002', 0, '2026-12-04 17:14:58.055+00'),
	('code again, by number', '9876500003', 1, '2026-11-27 17:15:28.08+00'),
	('code, by network', '127.0.0.1', 1, '2026-11-27 17:29:58.082+00'),
	('code, by number', '9876500003', 1, '2026-11-27 18:14:58.082+00');

INSERT INTO public.branch_headcounts VALUES
	(2, 0, 0),
	(1, 8, 8);

INSERT INTO public.branches OVERRIDING SYSTEM VALUE VALUES
	(1, 'Vesu Showroom', 'VSU', 'Showroom', 1, '2026-11-27 17:14:57.537+00', '2026-11-27 17:14:57.537+00'),
	(2, 'Adajan Design Studio', 'ADJ', 'Design Studio', 2, '2026-11-27 17:14:57.541+00', '2026-11-27 17:14:57.553+00'),
	(4, 'Café Ring Road', 'CR1', 'Showroom', 1, '2026-11-27 17:14:57.6+00', '2026-11-27 17:14:57.6+00'),
	(5, 'Café Ring Road', 'CR2', 'Showroom', 1, '2026-11-27 17:14:57.6+00', '2026-11-27 17:14:57.6+00'),
	(6, 'Sachin  GIDC', NULL, 'Factory', 1, '2026-11-27 17:14:57.6+00', '2026-11-27 17:14:57.6+00'),
	(7, 'Sachin GIDC', NULL, 'Factory', 1, '2026-11-27 17:14:57.6+00', '2026-11-27 17:14:57.6+00');

INSERT INTO public.changed_employees VALUES
	('0ae2f1bd4d1ba25f8f008f1cf3b2d454', 6, 2),
	('0ae2f1bd4d1ba25f8f008f1cf3b2d454', 1, 4);

INSERT INTO public.company VALUES
	(1, 'Meghani Sarees', 'Ring Road, Surat', NULL, 'Asia/Kolkata', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 22, NULL, 1, '2026-11-27 17:14:58.006+00', '2026-11-27 17:14:58.006+00');

INSERT INTO public.data_keys VALUES
	('identity numbers', 'bRthfHJYEBFXyIhwhJ8MxbA9Cx1/luNZRuq1hcHYNBxD2p8HZ8jfJDFHKvGhcuJDVdnIhR0jAWyFWQYKSfx06GN0nks=', '2026-11-27 17:14:57.811+00');

INSERT INTO public.department_headcounts VALUES
	(2, 0),
	(1, 7);

INSERT INTO public.departments OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Retail', 'RE', NULL, 1, '2026-11-27 17:14:57.557+00', '2026-11-27 17:14:57.557+00'),
	(2, 2, 'Design', 'DE', NULL, 1, '2026-11-27 17:14:57.562+00', '2026-11-27 17:14:57.562+00');

INSERT INTO public.designations OVERRIDING SYSTEM VALUE VALUES
	(1, 'Tailor', 'TL', NULL, 1, '2026-11-27 17:14:57.572+00', '2026-11-27 17:14:57.572+00'),
	(2, 'Store Manager', NULL, NULL, 1, '2026-11-27 17:14:57.575+00', '2026-11-27 17:14:57.575+00'),
	(3, 'Café Manager', NULL, NULL, 1, '2026-11-27 17:14:58.012+00', '2026-11-27 17:14:58.012+00'),
	(4, 'Café Manager', NULL, NULL, 1, '2026-11-27 17:14:58.015+00', '2026-11-27 17:14:58.015+00'),
	(5, 'Master  Cutter', NULL, NULL, 1, '2026-11-27 17:14:58.015+00', '2026-11-27 17:14:58.015+00');

INSERT INTO public.due_changes VALUES
	(1, '2026-11-27');

INSERT INTO public.employee_assignments VALUES
	(1, '2019-06-01', 'Tailor', 'Vesu Showroom', 'Retail', NULL, 'General', '2026-11-27 17:14:57.652+00'),
	(2, '2019-06-01', 'Store Manager', 'Vesu Showroom', 'Retail', NULL, 'General', '2026-11-27 17:14:57.682+00'),
	(3, '2019-06-01', 'Tailor', 'Vesu Showroom', 'Retail', NULL, 'General', '2026-11-27 17:14:57.706+00'),
	(4, '2019-06-01', 'Tailor', 'Vesu Showroom', 'Retail', NULL, 'General', '2026-11-27 17:14:57.729+00'),
	(5, '2019-06-01', 'Tailor', 'Adajan Design Studio', 'Design', NULL, 'General', '2026-11-27 17:14:57.753+00'),
	(6, '2019-06-01', 'Tailor', 'Vesu Showroom', 'Retail', NULL, 'General', '2026-11-27 17:14:57.776+00'),
	(7, '2027-01-04', 'Tailor', 'Vesu Showroom', 'Retail', NULL, 'General', '2026-11-27 17:14:57.799+00'),
	(1, '2026-11-27', 'Tailor', 'Vesu Showroom', 'Retail', NULL, 'Evening', '2026-11-27 17:14:57.908+00'),
	(6, '2026-11-27', 'Tailor', 'Vesu Showroom', 'Retail', NULL, 'Evening', '2026-11-27 17:14:57.908+00'),
	(8, '2020-02-29', 'Tailor', 'Vesu Showroom', NULL, NULL, NULL, '2026-11-27 17:14:57.935+00'),
	(10, '2019-06-01', 'Tailor', 'Vesu Showroom', 'Retail', NULL, 'General', '2026-11-27 17:14:58.032+00');

INSERT INTO public.employee_changes VALUES
	('0ae2f1bd4d1ba25f8f008f1cf3b2d454', 1, '2026-11-27 17:14:57.906+00', NULL, NULL);

INSERT INTO public.employee_codes VALUES
	(1, true, 'SM-', 4, 13, 2, '2026-11-27 17:14:57.994+00', '2026-11-27 17:14:57.995+00');

INSERT INTO public.employee_date_counts VALUES
	(false, 'joining_date', '2027-01-04', 1),
	(false, 'company_last_day', '2026-12-10', 1),
	(true, 'company_last_day', '2026-10-31', 1),
	(true, 'joining_date', '2019-06-01', 1),
	(false, 'birth_date', '1990-01-31', 1),
	(false, 'joining_date', '2020-02-29', 1),
	(false, 'birth_date', '1992-03-08', 7),
	(false, 'joining_date', '2019-06-01', 6);

INSERT INTO public.employee_import_rows VALUES
	('425d5ba92a0a4cf5947de9217ff219c2', 2, 'created', 8, 1, '[]'),
	('425d5ba92a0a4cf5947de9217ff219c2', 3, 'changed', 2, 2, '[]'),
	('36336e815ba8c816c9972caaf9ebe1b3', 2, 'created', 9, 1, '[]');

INSERT INTO public.employee_imports VALUES
	('425d5ba92a0a4cf5947de9217ff219c2', 1, 'staff.xlsx', '831546e9e6ac1dd2f2ad9c4c488e7ae4eee4323e8e6a39b2f6b5600989fa1a80', 2, '2026-11-27 17:14:57.925+00', '2026-11-27 17:14:57.931+00', NULL, NULL),
	('36336e815ba8c816c9972caaf9ebe1b3', 1, 'staff.xlsx', '6c87e163d2d756dce28de610c1d5462e9000396f02bd073681de19ec030740bf', 1, '2026-11-27 17:14:57.954+00', '2026-11-27 17:14:57.957+00', '2026-11-27 17:14:57.972+00', 'Ilaben Meghani');

INSERT INTO public.employee_reporting VALUES
	(1, 2, '2026-11-27 17:14:57.823+00'),
	(3, 2, '2026-11-27 17:14:57.832+00');

INSERT INTO public.employee_transfers VALUES
	(3, '2026-12-15', 2, 2, NULL, NULL, NULL, '2026-11-27 17:14:57.84+00'),
	(6, '2027-02-01', NULL, NULL, NULL, 2, NULL, '2026-11-27 17:14:57.848+00');

INSERT INTO public.employee_views OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Vesu  evenings', 'q=ravi&branch=1', '2026-11-27 17:14:57.99+00');

INSERT INTO public.employees OVERRIDING SYSTEM VALUE VALUES
	(7, 'Esha Vyas', 'Esha', 'Vyas', false, NULL, '+91', '9824000007', NULL, 'FEMALE', '1992-03-08', 1, 1, 1, NULL, 1, '2027-01-04', NULL, DEFAULT, NULL, 'FULL_TIME', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 19, 20, 21, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT, '0retailRetail', DEFAULT, 1, '2026-11-27 17:14:57.799+00', '2026-11-27 17:14:57.799+00'),
	(3, 'Bina Rao', 'Bina', 'Rao', false, NULL, '+91', '9824000003', NULL, 'FEMALE', '1992-03-08', 1, 1, 1, NULL, 1, '2019-06-01', NULL, DEFAULT, NULL, 'FULL_TIME', 'W2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 7, 8, 9, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT, '0retailRetail', DEFAULT, 2, '2026-11-27 17:14:57.706+00', '2026-11-27 17:14:57.832+00'),
	(4, 'Asha Mehta', 'Asha', 'Mehta', false, NULL, '+91', '9824000004', NULL, 'FEMALE', '1992-03-08', 1, 1, 1, NULL, 1, '2019-06-01', NULL, DEFAULT, NULL, 'FULL_TIME', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 10, 11, 12, NULL, 'resignation', 'studies', 20, NULL, '2026-11-20', '2026-12-10', NULL, NULL, NULL, NULL, DEFAULT, '0retailRetail', DEFAULT, 2, '2026-11-27 17:14:57.729+00', '2026-11-27 17:14:57.855+00'),
	(5, 'Chirag Patel', 'Chirag', 'Patel', false, NULL, '+91', '9824000005', NULL, 'FEMALE', '1992-03-08', 1, 2, 2, NULL, 1, '2019-06-01', NULL, DEFAULT, NULL, 'FULL_TIME', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 13, 14, 15, NULL, NULL, NULL, NULL, NULL, '2026-10-01', '2026-10-31', NULL, NULL, '2026-10-31 18:30:00+00', NULL, DEFAULT, '0designDesign', DEFAULT, 2, '2026-11-27 17:14:57.753+00', '2026-11-27 17:14:57.876+00'),
	(6, 'Devi Nair', 'Devi', 'Nair', false, NULL, '+91', '9824000006', NULL, 'FEMALE', '1992-03-08', 1, 1, 1, NULL, 2, '2019-06-01', NULL, DEFAULT, NULL, 'FULL_TIME', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 16, 17, 18, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT, '0retailRetail', DEFAULT, 2, '2026-11-27 17:14:57.776+00', '2026-11-27 17:14:57.908+00'),
	(1, 'Hetal Desai', 'Hetal', 'Desai', false, NULL, '+91', '9824000001', NULL, 'FEMALE', '1992-03-08', 1, 1, 1, NULL, 2, '2019-06-01', NULL, DEFAULT, NULL, 'FULL_TIME', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, NULL, NULL, false, NULL, 'v1.Wrf1OU0_aABZXGsGWGZdh-PYRflSd-gNe0-vv8fOxX4t-8xQgBA.234E', 'v1.Ws8qdbclg7LEHZoD8mBMFxHlSDD36ntQaixkIT7WeT9S4pD8ClDmEw.2346', NULL, NULL, 'v1.eOt3EmixLPTe8qdeYYKIs6QpLQOs1X6BmU8sW6hGZMXV_6-DmxsziA.7890', 'v1.e4HOPvJ6bhMeeeW3T2ku4vldcWcBDVMf-9vQ16QvOdDG8_VDG6SK.1234', 1, 2, 3, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT, '0retailRetail', DEFAULT, 4, '2026-11-27 17:14:57.652+00', '2026-11-27 17:14:57.908+00'),
	(8, 'Farida Khan', 'Farida', 'Khan', false, NULL, '+91', '9824000101', NULL, 'MALE', '1990-01-31', 1, 1, NULL, NULL, NULL, '2020-02-29', NULL, DEFAULT, NULL, 'FULL_TIME', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, NULL, NULL, false, NULL, 'v1.lz3cL1YJ3WfD88LbjiPQv5jGUJM_XY-GK4AlxQDfQO9GaLdhqGA.234E', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT, '1', DEFAULT, 1, '2026-11-27 17:14:57.935+00', '2026-11-27 17:14:57.935+00'),
	(2, 'Ravi Shah', 'Ravi', 'Shah', false, NULL, '+91', '9824000002', NULL, 'FEMALE', '1992-03-08', 2, 1, 1, NULL, 1, '2019-06-01', NULL, DEFAULT, NULL, 'FULL_TIME', 'M1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 4, 5, 6, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT, '0retailRetail', DEFAULT, 2, '2026-11-27 17:14:57.682+00', '2026-11-27 17:14:57.945+00'),
	(10, 'Zoë Pinto', 'Zoë', 'Pinto', false, NULL, '+91', '9824000008', 'zoe@company', 'FEMALE', '1992-03-08', 1, 1, 1, NULL, 1, '2019-06-01', NULL, DEFAULT, NULL, 'FULL_TIME', NULL, NULL, NULL, NULL, NULL, NULL, 'abc', NULL, '98 98', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, 'javascript:alert(1)', NULL, NULL, NULL, false, false, false, 'SM-0012', NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 24, 25, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT, '0retailRetail', DEFAULT, 2, '2026-11-27 17:14:58.032+00', '2026-11-27 17:14:58.044+00');

INSERT INTO public.exit_tasks VALUES
	(4, 'handover', 2, '2026-12-08', NULL),
	(4, 'assets', NULL, NULL, '2026-11-26');

INSERT INTO public.files OVERRIDING SYSTEM VALUE VALUES
	(1, 'profile_picture', 'image/webp', 80, '818a1ddd7168a7a0573c4994f5f611b11399e0a54b16eec587d8012d63d7eca7', true, '2026-11-27 17:14:57.652+00'),
	(2, 'aadhaar', 'image/webp', 82, 'f42f2b18c5639374012d8e6c2fcf0de9c289288f2b2496c5ab5fb18bb6d8ddb0', true, '2026-11-27 17:14:57.652+00'),
	(3, 'aadhaar', 'image/webp', 82, '166e44fa477eb1fade96e466b6a6672740b1d728744c33117ddb76de9b3a029d', true, '2026-11-27 17:14:57.652+00'),
	(4, 'profile_picture', 'image/webp', 80, '818a1ddd7168a7a0573c4994f5f611b11399e0a54b16eec587d8012d63d7eca7', true, '2026-11-27 17:14:57.682+00'),
	(5, 'aadhaar', 'image/webp', 82, 'f42f2b18c5639374012d8e6c2fcf0de9c289288f2b2496c5ab5fb18bb6d8ddb0', true, '2026-11-27 17:14:57.682+00'),
	(6, 'aadhaar', 'image/webp', 82, '166e44fa477eb1fade96e466b6a6672740b1d728744c33117ddb76de9b3a029d', true, '2026-11-27 17:14:57.682+00'),
	(7, 'profile_picture', 'image/webp', 80, '818a1ddd7168a7a0573c4994f5f611b11399e0a54b16eec587d8012d63d7eca7', true, '2026-11-27 17:14:57.706+00'),
	(8, 'aadhaar', 'image/webp', 82, 'f42f2b18c5639374012d8e6c2fcf0de9c289288f2b2496c5ab5fb18bb6d8ddb0', true, '2026-11-27 17:14:57.706+00'),
	(9, 'aadhaar', 'image/webp', 82, '166e44fa477eb1fade96e466b6a6672740b1d728744c33117ddb76de9b3a029d', true, '2026-11-27 17:14:57.706+00'),
	(10, 'profile_picture', 'image/webp', 80, '818a1ddd7168a7a0573c4994f5f611b11399e0a54b16eec587d8012d63d7eca7', true, '2026-11-27 17:14:57.729+00'),
	(11, 'aadhaar', 'image/webp', 82, 'f42f2b18c5639374012d8e6c2fcf0de9c289288f2b2496c5ab5fb18bb6d8ddb0', true, '2026-11-27 17:14:57.729+00'),
	(12, 'aadhaar', 'image/webp', 82, '166e44fa477eb1fade96e466b6a6672740b1d728744c33117ddb76de9b3a029d', true, '2026-11-27 17:14:57.729+00'),
	(13, 'profile_picture', 'image/webp', 80, '818a1ddd7168a7a0573c4994f5f611b11399e0a54b16eec587d8012d63d7eca7', true, '2026-11-27 17:14:57.753+00'),
	(14, 'aadhaar', 'image/webp', 82, 'f42f2b18c5639374012d8e6c2fcf0de9c289288f2b2496c5ab5fb18bb6d8ddb0', true, '2026-11-27 17:14:57.753+00'),
	(15, 'aadhaar', 'image/webp', 82, '166e44fa477eb1fade96e466b6a6672740b1d728744c33117ddb76de9b3a029d', true, '2026-11-27 17:14:57.753+00'),
	(16, 'profile_picture', 'image/webp', 80, '818a1ddd7168a7a0573c4994f5f611b11399e0a54b16eec587d8012d63d7eca7', true, '2026-11-27 17:14:57.776+00'),
	(17, 'aadhaar', 'image/webp', 82, 'f42f2b18c5639374012d8e6c2fcf0de9c289288f2b2496c5ab5fb18bb6d8ddb0', true, '2026-11-27 17:14:57.776+00'),
	(18, 'aadhaar', 'image/webp', 82, '166e44fa477eb1fade96e466b6a6672740b1d728744c33117ddb76de9b3a029d', true, '2026-11-27 17:14:57.776+00'),
	(19, 'profile_picture', 'image/webp', 80, '818a1ddd7168a7a0573c4994f5f611b11399e0a54b16eec587d8012d63d7eca7', true, '2026-11-27 17:14:57.799+00'),
	(20, 'aadhaar', 'image/webp', 82, 'f42f2b18c5639374012d8e6c2fcf0de9c289288f2b2496c5ab5fb18bb6d8ddb0', true, '2026-11-27 17:14:57.799+00'),
	(21, 'aadhaar', 'image/webp', 82, '166e44fa477eb1fade96e466b6a6672740b1d728744c33117ddb76de9b3a029d', true, '2026-11-27 17:14:57.799+00'),
	(22, 'company_logo', 'image/webp', 80, '818a1ddd7168a7a0573c4994f5f611b11399e0a54b16eec587d8012d63d7eca7', true, '2026-11-27 17:14:58.006+00'),
	(23, 'profile_picture', 'image/webp', 80, '818a1ddd7168a7a0573c4994f5f611b11399e0a54b16eec587d8012d63d7eca7', true, '2026-11-27 17:14:58.032+00'),
	(24, 'aadhaar', 'image/webp', 82, 'f42f2b18c5639374012d8e6c2fcf0de9c289288f2b2496c5ab5fb18bb6d8ddb0', true, '2026-11-27 17:14:58.032+00'),
	(25, 'aadhaar', 'image/webp', 82, '166e44fa477eb1fade96e466b6a6672740b1d728744c33117ddb76de9b3a029d', true, '2026-11-27 17:14:58.032+00');

INSERT INTO public.known_devices OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 'dc20b540a8e819fb4b31b9446bbacabf5749399f3e1213442d5f4bc2150b0fd9', '2026-11-27 17:14:58.07+00', '2026-11-27 17:14:58.07+00');

INSERT INTO public.leave_reasons OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Family function', 1, '2026-11-27 17:14:57.581+00', '2026-11-27 17:14:57.581+00');

INSERT INTO public.leave_types OVERRIDING SYSTEM VALUE VALUES
	(1, 'Casual Leave', '', false, false, false, false, false, 'all', 0, '', 1, '2026-11-27 17:14:57.578+00', '2026-11-27 17:14:57.578+00');

INSERT INTO public.members OVERRIDING SYSTEM VALUE VALUES
	(1, '9876500001', 'Ilaben Meghani', NULL, 'owner', '$argon2id$v=19$m=19456,t=2,p=1$TVsUeQZk/AqosV2N5iSBcA$P+HZEpvSlbs6RgMFidac4btAymGrnR1VTBg3Z0Vszz0', true, true, true, NULL, 0, 1, '2026-11-27 17:14:57.337+00', '2026-11-27 17:14:57.337+00'),
	(2, '9876500002', 'Jayesh Rana', 'jayesh@meghani.example', 'manager', '$argon2id$v=19$m=19456,t=2,p=1$TVsUeQZk/AqosV2N5iSBcA$P+HZEpvSlbs6RgMFidac4btAymGrnR1VTBg3Z0Vszz0', true, true, true, NULL, 1, 1, '2026-11-27 17:14:57.522+00', '2026-11-27 17:14:57.522+00'),
	(3, '9876500003', 'Ketan Desai', NULL, 'manager', '$argon2id$v=19$m=19456,t=2,p=1$TVsUeQZk/AqosV2N5iSBcA$P+HZEpvSlbs6RgMFidac4btAymGrnR1VTBg3Z0Vszz0', false, true, true, NULL, 1, 1, '2026-11-27 17:14:57.531+00', '2026-11-27 17:14:57.531+00');

INSERT INTO public.migrations VALUES
	('6ad3dbd8351a78297dfb7b7d4760a64e4bbc02b5db42d0f76769f7951b68089e', '2026-11-27 17:14:55.291946+00');

INSERT INTO public.one_time_codes OVERRIDING SYSTEM VALUE VALUES
	(1, '9876500003', 'sign-in', NULL, '714fcd3feb4acb96579baab0b74bcebfbc177f6b544a343a56781dea242a578f', 0, '127.0.0.1', '2026-11-27 17:19:58.084+00', NULL, '2026-11-27 17:14:58.085+00');

INSERT INTO public.session_log OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-27 17:14:58.078+00', 'sign-in', 2, '9876500002', 'Jayesh Rana', '127.0.0.1', 'password', NULL, NULL, NULL, NULL, 1, NULL),
	(2, '2026-11-27 17:14:58.09+00', 'read-employees', 1, '9876500001', 'Ilaben Meghani', '127.0.0.1', NULL, NULL, NULL, NULL, 8, 1, '498833|read-employees|9876500001|127.0.0.1||||72a4b8d3-64cf-4bb3-baf6-6bce77ad7e9d');

INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES
	(1, '5044ac0b-4fea-4833-8ea3-1507c4ade33e', 2, 1, NULL, NULL, NULL, '2026-11-27 17:14:58+00', '2026-11-27 17:14:58.073+00', '2026-11-28 05:14:58+00');

INSERT INTO public.shift_days VALUES
	(1, 'monday', NULL, NULL, NULL, NULL, 0, NULL, NULL, 0, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL),
	(1, 'tuesday', NULL, NULL, NULL, NULL, 0, NULL, NULL, 0, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL),
	(1, 'wednesday', NULL, NULL, NULL, NULL, 0, NULL, NULL, 0, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL),
	(1, 'thursday', NULL, NULL, NULL, NULL, 0, NULL, NULL, 0, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL),
	(1, 'friday', NULL, NULL, NULL, NULL, 0, NULL, NULL, 0, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL),
	(1, 'saturday', NULL, NULL, NULL, NULL, 0, NULL, NULL, 0, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL),
	(1, 'sunday', NULL, NULL, NULL, NULL, 0, NULL, NULL, 0, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL),
	(2, 'monday', NULL, NULL, NULL, NULL, 0, NULL, NULL, 0, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL),
	(2, 'tuesday', NULL, NULL, NULL, NULL, 0, NULL, NULL, 0, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL),
	(2, 'wednesday', NULL, NULL, NULL, NULL, 0, NULL, NULL, 0, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL),
	(2, 'thursday', NULL, NULL, NULL, NULL, 0, NULL, NULL, 0, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL),
	(2, 'friday', NULL, NULL, NULL, NULL, 0, NULL, NULL, 0, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL),
	(2, 'saturday', NULL, NULL, NULL, NULL, 0, NULL, NULL, 0, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL),
	(2, 'sunday', NULL, NULL, NULL, NULL, 0, NULL, NULL, 0, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL);

INSERT INTO public.shift_headcounts VALUES
	(2, 2),
	(1, 5);

INSERT INTO public.shifts OVERRIDING SYSTEM VALUE VALUES
	(1, 'General', 'Gen', false, true, 'FULL_SHIFT_HOURS', false, '+05:30', false, false, false, '{}', false, '{}', '{}', NULL, NULL, NULL, NULL, NULL, false, NULL, false, false, false, false, false, false, false, NULL, NULL, NULL, NULL, '{}', false, NULL, false, false, false, false, false, false, false, NULL, NULL, 'NONE', false, NULL, false, NULL, NULL, false, false, NULL, NULL, NULL, 'FALSE', 'FALSE', NULL, 1, '2026-11-27 17:14:57.588+00', '2026-11-27 17:14:57.588+00'),
	(2, 'Evening', 'Eve', false, true, 'FULL_SHIFT_HOURS', false, '+05:30', false, false, false, '{}', false, '{}', '{}', NULL, NULL, NULL, NULL, NULL, false, NULL, false, false, false, false, false, false, false, NULL, NULL, NULL, NULL, '{}', false, NULL, false, false, false, false, false, false, false, NULL, NULL, 'NONE', false, NULL, false, NULL, NULL, false, false, NULL, NULL, NULL, 'FALSE', 'FALSE', NULL, 1, '2026-11-27 17:14:57.601+00', '2026-11-27 17:14:57.601+00');

INSERT INTO public.sub_departments OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Silk  Sarees', NULL, NULL, 1, '2026-11-27 17:14:57.567+00', '2026-11-27 17:14:57.567+00');

SELECT pg_catalog.setval('public.activity_id_seq', 44, true);

SELECT pg_catalog.setval('public.branches_id_seq', 7, true);

SELECT pg_catalog.setval('public.departments_id_seq', 2, true);

SELECT pg_catalog.setval('public.designations_id_seq', 5, true);

SELECT pg_catalog.setval('public.employee_views_id_seq', 1, true);

SELECT pg_catalog.setval('public.employees_id_seq', 10, true);

SELECT pg_catalog.setval('public.files_id_seq', 25, true);

SELECT pg_catalog.setval('public.known_devices_id_seq', 1, true);

SELECT pg_catalog.setval('public.leave_reasons_id_seq', 1, true);

SELECT pg_catalog.setval('public.leave_types_id_seq', 1, true);

SELECT pg_catalog.setval('public.members_id_seq', 3, true);

SELECT pg_catalog.setval('public.one_time_codes_id_seq', 1, true);

SELECT pg_catalog.setval('public.session_log_id_seq', 2, true);

SELECT pg_catalog.setval('public.sessions_id_seq', 1, true);

SELECT pg_catalog.setval('public.shifts_id_seq', 2, true);

SELECT pg_catalog.setval('public.sub_departments_id_seq', 1, true);

ALTER TABLE ONLY public.activity
    ADD CONSTRAINT activity_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_key PRIMARY KEY (kind, subject);

ALTER TABLE ONLY public.branch_headcounts
    ADD CONSTRAINT branch_headcounts_pkey PRIMARY KEY (branch_id);

ALTER TABLE ONLY public.branches
    ADD CONSTRAINT branches_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.changed_employees
    ADD CONSTRAINT changed_employees_key PRIMARY KEY (change_id, employee_id);

ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.data_keys
    ADD CONSTRAINT data_keys_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.department_headcounts
    ADD CONSTRAINT department_headcounts_pkey PRIMARY KEY (department_id);

ALTER TABLE ONLY public.departments
    ADD CONSTRAINT departments_id_branch UNIQUE (id, branch_id);

ALTER TABLE ONLY public.departments
    ADD CONSTRAINT departments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.designations
    ADD CONSTRAINT designations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.due_changes
    ADD CONSTRAINT due_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.employee_assignments
    ADD CONSTRAINT employee_assignments_key PRIMARY KEY (employee_id, effective_from);

ALTER TABLE ONLY public.employee_changes
    ADD CONSTRAINT employee_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.employee_codes
    ADD CONSTRAINT employee_codes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.employee_date_counts
    ADD CONSTRAINT employee_date_counts_key PRIMARY KEY (is_former, field, day);

ALTER TABLE ONLY public.employee_import_rows
    ADD CONSTRAINT employee_import_rows_key PRIMARY KEY (import_id, "row");

ALTER TABLE ONLY public.employee_imports
    ADD CONSTRAINT employee_imports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.employee_reporting
    ADD CONSTRAINT employee_reporting_key PRIMARY KEY (employee_id, reports_to_id);

ALTER TABLE ONLY public.employee_transfers
    ADD CONSTRAINT employee_transfers_pkey PRIMARY KEY (employee_id);

ALTER TABLE ONLY public.employee_views
    ADD CONSTRAINT employee_views_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.employees
    ADD CONSTRAINT employees_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.exit_tasks
    ADD CONSTRAINT exit_tasks_key PRIMARY KEY (employee_id, task);

ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.leave_reasons
    ADD CONSTRAINT leave_reasons_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.leave_types
    ADD CONSTRAINT leave_types_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.one_time_codes
    ADD CONSTRAINT one_time_codes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.remote_usage
    ADD CONSTRAINT remote_usage_key PRIMARY KEY (remote, release);

ALTER TABLE ONLY public.remote_usage_marks
    ADD CONSTRAINT remote_usage_marks_key PRIMARY KEY (remote, release, kind, reporter);

ALTER TABLE ONLY public.revoked_sessions
    ADD CONSTRAINT revoked_sessions_pkey PRIMARY KEY (jti);

ALTER TABLE ONLY public.session_log
    ADD CONSTRAINT session_log_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.shift_days
    ADD CONSTRAINT shift_days_key PRIMARY KEY (shift_id, day);

ALTER TABLE ONLY public.shift_headcounts
    ADD CONSTRAINT shift_headcounts_pkey PRIMARY KEY (shift_id);

ALTER TABLE ONLY public.shifts
    ADD CONSTRAINT shifts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sub_departments
    ADD CONSTRAINT sub_departments_id_department UNIQUE (id, department_id);

ALTER TABLE ONLY public.sub_departments
    ADD CONSTRAINT sub_departments_pkey PRIMARY KEY (id);

CREATE INDEX activity_at ON public.activity USING btree (at DESC NULLS LAST, id DESC NULLS LAST);

CREATE INDEX activity_member ON public.activity USING btree (member_id, at DESC NULLS LAST, id DESC NULLS LAST);

CREATE INDEX activity_record_version ON public.activity USING btree (record, record_id, version);

CREATE INDEX activity_removals ON public.activity USING btree (at DESC NULLS LAST, id DESC NULLS LAST) WHERE (action = 'remove'::text);

CREATE INDEX activity_search ON public.activity USING gin (search_text public.gin_trgm_ops);

CREATE INDEX attempts_window_ends_at ON public.attempts USING btree (window_ends_at);

CREATE UNIQUE INDEX branches_name_unique ON public.branches USING btree (lower(name));

CREATE INDEX company_logo_file_id ON public.company USING btree (company_logo_file_id);

CREATE INDEX company_photo_file_id ON public.company USING btree (company_photo_file_id);

CREATE UNIQUE INDEX departments_name_unique ON public.departments USING btree (branch_id, lower(name));

CREATE INDEX designations_designation ON public.designations USING btree (designation, id);

CREATE INDEX employee_changes_changed_at ON public.employee_changes USING btree (changed_at);

CREATE INDEX employee_changes_member ON public.employee_changes USING btree (member_id);

CREATE INDEX employee_date_counts_month_day ON public.employee_date_counts USING btree (is_former, field, public.month_day(day));

CREATE INDEX employee_imports_member ON public.employee_imports USING btree (member_id, last_at DESC NULLS LAST);

CREATE INDEX employee_reporting_reports_to_id ON public.employee_reporting USING btree (reports_to_id);

CREATE INDEX employee_transfers_branch_id ON public.employee_transfers USING btree (branch_id);

CREATE INDEX employee_transfers_department_id ON public.employee_transfers USING btree (department_id);

CREATE INDEX employee_transfers_designation_id ON public.employee_transfers USING btree (designation_id);

CREATE INDEX employee_transfers_effective_on ON public.employee_transfers USING btree (effective_on);

CREATE INDEX employee_transfers_shift_id ON public.employee_transfers USING btree (shift_id);

CREATE INDEX employee_transfers_sub_department_id ON public.employee_transfers USING btree (sub_department_id);

CREATE UNIQUE INDEX employee_views_name_unique ON public.employee_views USING btree (member_id, lower(name));

CREATE INDEX employees_aadhaar_page_1_file_id ON public.employees USING btree (aadhaar_page_1_file_id);

CREATE INDEX employees_aadhaar_page_2_file_id ON public.employees USING btree (aadhaar_page_2_file_id);

CREATE INDEX employees_anniversary ON public.employees USING btree (public.month_day(joining_date), full_name, id) WHERE (left_at IS NULL);

CREATE INDEX employees_biometric_id ON public.employees USING btree (biometric_id);

CREATE INDEX employees_birthday ON public.employees USING btree (public.month_day(birth_date), full_name, id) WHERE (left_at IS NULL);

CREATE INDEX employees_branch_id ON public.employees USING btree (branch_id, left_at);

CREATE INDEX employees_department_id ON public.employees USING btree (department_id, left_at);

CREATE INDEX employees_designation_id ON public.employees USING btree (designation_id, left_at);

CREATE INDEX employees_directory ON public.employees USING btree (full_name, id) WHERE (left_at IS NULL);

CREATE INDEX employees_directory_branch ON public.employees USING btree (branch_id, full_name, id) WHERE (left_at IS NULL);

CREATE INDEX employees_directory_branch_grouped ON public.employees USING btree (branch_id, department_order, full_name, id) WHERE (left_at IS NULL);

CREATE INDEX employees_directory_code ON public.employees USING btree (COALESCE(('0'::text || biometric_id), '1'::text), id) WHERE (left_at IS NULL);

CREATE INDEX employees_directory_code_down ON public.employees USING btree (COALESCE(('1'::text || biometric_id), '0'::text), id) WHERE (left_at IS NULL);

CREATE INDEX employees_directory_grouped ON public.employees USING btree (department_order, full_name, id) WHERE (left_at IS NULL);

CREATE INDEX employees_directory_joined ON public.employees USING btree (joining_date, id) WHERE (left_at IS NULL);

CREATE INDEX employees_health ON public.employees USING btree (id, shift_id, department_id, profile_picture_file_id, aadhaar_page_1_file_id, aadhaar_page_2_file_id, pan_card_file_id, insurance_expiry_date, probation_end_date, primary_email, company_mobile, biometric_id) WHERE (left_at IS NULL);

CREATE INDEX employees_left ON public.employees USING btree (left_at DESC NULLS LAST, id) WHERE (left_at IS NOT NULL);

CREATE UNIQUE INDEX employees_mobile_number_unique ON public.employees USING btree (mobile_number) WHERE (left_at IS NULL);

CREATE INDEX employees_on_notice ON public.employees USING btree (company_last_day, id) WHERE ((left_at IS NULL) AND (company_last_day IS NOT NULL));

CREATE INDEX employees_pan_card_file_id ON public.employees USING btree (pan_card_file_id);

CREATE INDEX employees_profile_picture_file_id ON public.employees USING btree (profile_picture_file_id);

CREATE INDEX employees_search ON public.employees USING gin (search_text public.gin_trgm_ops) WITH (fastupdate='false') WHERE (left_at IS NULL);

CREATE INDEX employees_shift_id ON public.employees USING btree (shift_id, left_at);

CREATE INDEX employees_shift_name ON public.employees USING btree (shift_id, full_name, id) WHERE (left_at IS NULL);

CREATE INDEX employees_sub_department_id ON public.employees USING btree (sub_department_id, left_at);

CREATE INDEX exit_tasks_owner_id ON public.exit_tasks USING btree (owner_id);

CREATE INDEX files_sha256 ON public.files USING btree (sha256);

CREATE INDEX known_devices_member_id ON public.known_devices USING btree (member_id, signed_in_at);

CREATE UNIQUE INDEX known_devices_token_hash_unique ON public.known_devices USING btree (token_hash);

CREATE INDEX leave_reasons_leave_type_id ON public.leave_reasons USING btree (leave_type_id);

CREATE UNIQUE INDEX leave_types_name_unique ON public.leave_types USING btree (lower(name));

CREATE UNIQUE INDEX members_number_unique ON public.members USING btree (number);

CREATE INDEX one_time_codes_device_id ON public.one_time_codes USING btree (device_id);

CREATE INDEX one_time_codes_expires_at ON public.one_time_codes USING btree (expires_at);

CREATE INDEX one_time_codes_number_purpose ON public.one_time_codes USING btree (number, purpose, created_at DESC NULLS LAST);

CREATE INDEX remote_usage_last_seen_at ON public.remote_usage USING btree (last_seen_at);

CREATE INDEX revoked_sessions_expires_at ON public.revoked_sessions USING btree (expires_at);

CREATE INDEX session_log_at ON public.session_log USING btree (at DESC NULLS LAST, id DESC NULLS LAST);

CREATE UNIQUE INDEX session_log_merge_key_unique ON public.session_log USING btree (merge_key);

CREATE INDEX sessions_expires_at ON public.sessions USING btree (expires_at);

CREATE UNIQUE INDEX sessions_jti_unique ON public.sessions USING btree (jti);

CREATE INDEX sessions_member_id ON public.sessions USING btree (member_id);

CREATE INDEX shifts_shift_name ON public.shifts USING btree (shift_name, id);

CREATE UNIQUE INDEX sub_departments_name_unique ON public.sub_departments USING btree (department_id, lower(name));

CREATE TRIGGER activity_only_grows BEFORE DELETE OR UPDATE OR TRUNCATE ON public.activity FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change_of_activity();

CREATE TRIGGER company_remove_replaced_files AFTER UPDATE OF company_logo_file_id, company_photo_file_id ON public.company FOR EACH ROW EXECUTE FUNCTION public.remove_replaced_files();

CREATE TRIGGER departments_renamed AFTER UPDATE OF name ON public.departments FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION public.follow_department();

CREATE TRIGGER employees_arrived AFTER INSERT ON public.employees REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.count_heads();

CREATE TRIGGER employees_assigned AFTER INSERT ON public.employees REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.note_assignments();

CREATE TRIGGER employees_dates_possible BEFORE INSERT OR UPDATE OF birth_date, joining_date, resignation_date, company_last_day, retirement_age ON public.employees FOR EACH ROW EXECUTE FUNCTION public.refuse_impossible_dates();

CREATE TRIGGER employees_end_exit BEFORE UPDATE OF company_last_day ON public.employees FOR EACH ROW WHEN (((old.company_last_day IS NOT NULL) AND (new.company_last_day IS NULL))) EXECUTE FUNCTION public.end_employee_exit();

CREATE TRIGGER employees_gone AFTER DELETE ON public.employees REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.count_heads();

CREATE TRIGGER employees_moved AFTER UPDATE ON public.employees REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.count_heads();

CREATE TRIGGER employees_reassigned AFTER UPDATE ON public.employees REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.note_assignments();

CREATE TRIGGER employees_rejoined AFTER UPDATE ON public.employees REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.move_first_assignments();

CREATE TRIGGER employees_remove_deleted_files AFTER DELETE ON public.employees FOR EACH ROW EXECUTE FUNCTION public.remove_replaced_files();

CREATE TRIGGER employees_remove_replaced_files AFTER UPDATE OF profile_picture_file_id, aadhaar_page_1_file_id, aadhaar_page_2_file_id, pan_card_file_id ON public.employees FOR EACH ROW EXECUTE FUNCTION public.remove_replaced_files();

CREATE TRIGGER employees_stand_in_department BEFORE INSERT OR UPDATE OF department_id ON public.employees FOR EACH ROW EXECUTE FUNCTION public.stand_in_department();

CREATE TRIGGER employees_truncated AFTER TRUNCATE ON public.employees FOR EACH STATEMENT EXECUTE FUNCTION public.count_heads();

CREATE TRIGGER exit_tasks_while_leaving BEFORE INSERT ON public.exit_tasks FOR EACH ROW EXECUTE FUNCTION public.refuse_exit_task();

CREATE TRIGGER members_end_sessions BEFORE UPDATE ON public.members FOR EACH ROW WHEN (((old.number IS DISTINCT FROM new.number) OR (old.role IS DISTINCT FROM new.role) OR (old.password_hash IS DISTINCT FROM new.password_hash) OR (old.is_active AND (NOT new.is_active)))) EXECUTE FUNCTION public.end_member_sessions();

CREATE TRIGGER shifts_shift_name_unique BEFORE INSERT OR UPDATE OF shift_name ON public.shifts FOR EACH ROW EXECUTE FUNCTION public.refuse_shift_name();

ALTER TABLE ONLY public.branch_headcounts
    ADD CONSTRAINT branch_headcounts_branch FOREIGN KEY (branch_id) REFERENCES public.branches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.changed_employees
    ADD CONSTRAINT changed_employees_change FOREIGN KEY (change_id) REFERENCES public.employee_changes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_logo_file FOREIGN KEY (company_logo_file_id) REFERENCES public.files(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_photo_file FOREIGN KEY (company_photo_file_id) REFERENCES public.files(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.department_headcounts
    ADD CONSTRAINT department_headcounts_department FOREIGN KEY (department_id) REFERENCES public.departments(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.departments
    ADD CONSTRAINT departments_branch FOREIGN KEY (branch_id) REFERENCES public.branches(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.employee_assignments
    ADD CONSTRAINT employee_assignments_employee FOREIGN KEY (employee_id) REFERENCES public.employees(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.employee_changes
    ADD CONSTRAINT employee_changes_member_id FOREIGN KEY (member_id) REFERENCES public.members(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.employee_import_rows
    ADD CONSTRAINT employee_import_rows_import FOREIGN KEY (import_id) REFERENCES public.employee_imports(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.employee_imports
    ADD CONSTRAINT employee_imports_member_id FOREIGN KEY (member_id) REFERENCES public.members(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.employee_reporting
    ADD CONSTRAINT employee_reporting_employee FOREIGN KEY (employee_id) REFERENCES public.employees(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.employee_reporting
    ADD CONSTRAINT employee_reporting_reports_to FOREIGN KEY (reports_to_id) REFERENCES public.employees(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.employee_transfers
    ADD CONSTRAINT employee_transfers_branch FOREIGN KEY (branch_id) REFERENCES public.branches(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.employee_transfers
    ADD CONSTRAINT employee_transfers_department FOREIGN KEY (department_id) REFERENCES public.departments(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.employee_transfers
    ADD CONSTRAINT employee_transfers_designation FOREIGN KEY (designation_id) REFERENCES public.designations(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.employee_transfers
    ADD CONSTRAINT employee_transfers_employee FOREIGN KEY (employee_id) REFERENCES public.employees(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.employee_transfers
    ADD CONSTRAINT employee_transfers_shift FOREIGN KEY (shift_id) REFERENCES public.shifts(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.employee_transfers
    ADD CONSTRAINT employee_transfers_sub_department FOREIGN KEY (sub_department_id) REFERENCES public.sub_departments(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.employee_views
    ADD CONSTRAINT employee_views_member FOREIGN KEY (member_id) REFERENCES public.members(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.employees
    ADD CONSTRAINT employees_aadhaar_page_1_file FOREIGN KEY (aadhaar_page_1_file_id) REFERENCES public.files(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.employees
    ADD CONSTRAINT employees_aadhaar_page_2_file FOREIGN KEY (aadhaar_page_2_file_id) REFERENCES public.files(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.employees
    ADD CONSTRAINT employees_branch FOREIGN KEY (branch_id) REFERENCES public.branches(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.employees
    ADD CONSTRAINT employees_department FOREIGN KEY (department_id, branch_id) REFERENCES public.departments(id, branch_id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.employees
    ADD CONSTRAINT employees_designation FOREIGN KEY (designation_id) REFERENCES public.designations(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.employees
    ADD CONSTRAINT employees_pan_card_file FOREIGN KEY (pan_card_file_id) REFERENCES public.files(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.employees
    ADD CONSTRAINT employees_profile_picture_file FOREIGN KEY (profile_picture_file_id) REFERENCES public.files(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.employees
    ADD CONSTRAINT employees_shift FOREIGN KEY (shift_id) REFERENCES public.shifts(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.employees
    ADD CONSTRAINT employees_sub_department FOREIGN KEY (sub_department_id, department_id) REFERENCES public.sub_departments(id, department_id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.exit_tasks
    ADD CONSTRAINT exit_tasks_employee FOREIGN KEY (employee_id) REFERENCES public.employees(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.exit_tasks
    ADD CONSTRAINT exit_tasks_owner FOREIGN KEY (owner_id) REFERENCES public.employees(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.leave_reasons
    ADD CONSTRAINT leave_reasons_leave_type FOREIGN KEY (leave_type_id) REFERENCES public.leave_types(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.one_time_codes
    ADD CONSTRAINT one_time_codes_device_id_known_devices_id_fk FOREIGN KEY (device_id) REFERENCES public.known_devices(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.remote_usage_marks
    ADD CONSTRAINT remote_usage_marks_release FOREIGN KEY (remote, release) REFERENCES public.remote_usage(remote, release) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.shift_days
    ADD CONSTRAINT shift_days_shift FOREIGN KEY (shift_id) REFERENCES public.shifts(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.shift_headcounts
    ADD CONSTRAINT shift_headcounts_shift FOREIGN KEY (shift_id) REFERENCES public.shifts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sub_departments
    ADD CONSTRAINT sub_departments_department FOREIGN KEY (department_id) REFERENCES public.departments(id) ON DELETE RESTRICT;

