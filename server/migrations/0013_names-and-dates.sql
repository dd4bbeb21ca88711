-- Characters that show nothing by themselves: \p{White_Space}, \p{Default_Ignorable_Code_Point} and \p{Cf} of Unicode 17, and the blank of Braille.
CREATE FUNCTION is_visible(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT value ~ '[^\u0009-\u000D\u0020\u0085\u00A0\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u1680\u17B4-\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
$$;--> statement-breakpoint
-- What the contract's cleanName removes wherever it is in a name. The joiners U+200C and U+200D are left to the contract.
CREATE FUNCTION clean_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT translate(name, E'\u00AD\u061C\u200B\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068\u2069\uFEFF', '')
$$;--> statement-breakpoint
ALTER TABLE "members" DROP CONSTRAINT "members_name_present";--> statement-breakpoint
ALTER TABLE "employees" DROP CONSTRAINT "employees_full_name_present";--> statement-breakpoint
ALTER TABLE "employees" DROP CONSTRAINT "employees_first_name_present";--> statement-breakpoint
ALTER TABLE "employees" DROP CONSTRAINT "employees_last_name_present";--> statement-breakpoint
ALTER TABLE "leave_types" DROP CONSTRAINT "leave_types_name_present";--> statement-breakpoint
ALTER TABLE "branches" DROP CONSTRAINT "branches_name_present";--> statement-breakpoint
ALTER TABLE "branches" DROP CONSTRAINT "branches_branch_type_present";--> statement-breakpoint
ALTER TABLE "company" DROP CONSTRAINT "company_company_name_present";--> statement-breakpoint
ALTER TABLE "company" DROP CONSTRAINT "company_address_present";--> statement-breakpoint
ALTER TABLE "departments" DROP CONSTRAINT "departments_name_present";--> statement-breakpoint
ALTER TABLE "designations" DROP CONSTRAINT "designations_designation_present";--> statement-breakpoint
ALTER TABLE "sub_departments" DROP CONSTRAINT "sub_departments_name_present";--> statement-breakpoint
ALTER TABLE "shifts" DROP CONSTRAINT "shifts_shift_name_present";--> statement-breakpoint
-- Stored names are repaired, so that they block no later change. A name that would become another one's of its place gets the id behind it.
DO $$
DECLARE
	place record;
BEGIN
	FOR place IN SELECT * FROM (VALUES
		('branches', 'name', 'true'),
		('departments', 'name', 'other.branch_id = this.branch_id'),
		('sub_departments', 'name', 'other.department_id = this.department_id'),
		('leave_types', 'name', 'true'),
		('designations', 'designation', 'false'),
		('shifts', 'shift_name', 'false'),
		('members', 'name', 'false'),
		('company', 'company_name', 'false'),
		('employees', 'full_name', 'false'),
		('employees', 'first_name', 'false'),
		('employees', 'last_name', 'false')
	) AS places (kind, field, is_rival) LOOP
		EXECUTE format(
			'UPDATE %1$I this SET %2$I = CASE
				WHEN NOT is_visible(%2$I) THEN ''Unnamed ('' || id || '')''
				WHEN EXISTS (SELECT FROM %1$I other WHERE other.id <> this.id AND (%3$s)
					AND lower(btrim(clean_name(other.%2$I))) = lower(btrim(clean_name(this.%2$I)))) THEN left(btrim(clean_name(%2$I)), 80) || '' ('' || id || '')''
				ELSE btrim(clean_name(%2$I)) END
			WHERE NOT is_visible(%2$I) OR %2$I <> clean_name(%2$I)',
			place.kind, place.field, place.is_rival
		);
	END LOOP;
END $$;--> statement-breakpoint
UPDATE "employees" SET "alias_name" = CASE WHEN is_visible("alias_name") THEN btrim(clean_name("alias_name")) END WHERE NOT is_visible("alias_name") OR "alias_name" <> clean_name("alias_name");--> statement-breakpoint
UPDATE "leave_reasons" SET "reason" = btrim(clean_name("reason")) WHERE "reason" <> clean_name("reason");--> statement-breakpoint
UPDATE "company" SET "address" = 'Not given' WHERE NOT is_visible("address");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_name_clean" CHECK ("members"."name" = clean_name("members"."name"));--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_name_present" CHECK (is_visible("members"."name"));--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_full_name_clean" CHECK ("employees"."full_name" = clean_name("employees"."full_name"));--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_first_name_clean" CHECK ("employees"."first_name" = clean_name("employees"."first_name"));--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_last_name_clean" CHECK ("employees"."last_name" = clean_name("employees"."last_name"));--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_alias_name_clean" CHECK ("employees"."alias_name" = clean_name("employees"."alias_name"));--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_full_name_present" CHECK (is_visible("employees"."full_name"));--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_first_name_present" CHECK (is_visible("employees"."first_name"));--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_last_name_present" CHECK (is_visible("employees"."last_name"));--> statement-breakpoint
ALTER TABLE "leave_reasons" ADD CONSTRAINT "leave_reasons_reason_clean" CHECK ("leave_reasons"."reason" = clean_name("leave_reasons"."reason"));--> statement-breakpoint
ALTER TABLE "leave_types" ADD CONSTRAINT "leave_types_name_clean" CHECK ("leave_types"."name" = clean_name("leave_types"."name"));--> statement-breakpoint
ALTER TABLE "leave_types" ADD CONSTRAINT "leave_types_name_present" CHECK (is_visible("leave_types"."name"));--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_name_clean" CHECK ("branches"."name" = clean_name("branches"."name"));--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_name_present" CHECK (is_visible("branches"."name"));--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_branch_type_present" CHECK (is_visible("branches"."branch_type"));--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_company_name_clean" CHECK ("company"."company_name" = clean_name("company"."company_name"));--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_company_name_present" CHECK (is_visible("company"."company_name"));--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_address_present" CHECK (is_visible("company"."address"));--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_name_clean" CHECK ("departments"."name" = clean_name("departments"."name"));--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_name_present" CHECK (is_visible("departments"."name"));--> statement-breakpoint
ALTER TABLE "designations" ADD CONSTRAINT "designations_designation_clean" CHECK ("designations"."designation" = clean_name("designations"."designation"));--> statement-breakpoint
ALTER TABLE "designations" ADD CONSTRAINT "designations_designation_present" CHECK (is_visible("designations"."designation"));--> statement-breakpoint
ALTER TABLE "sub_departments" ADD CONSTRAINT "sub_departments_name_clean" CHECK ("sub_departments"."name" = clean_name("sub_departments"."name"));--> statement-breakpoint
ALTER TABLE "sub_departments" ADD CONSTRAINT "sub_departments_name_present" CHECK (is_visible("sub_departments"."name"));--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_shift_name_clean" CHECK ("shifts"."shift_name" = clean_name("shifts"."shift_name"));--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_shift_name_present" CHECK (is_visible("shifts"."shift_name"));--> statement-breakpoint
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
CREATE TRIGGER employees_dates_possible BEFORE INSERT OR UPDATE OF "birth_date", "joining_date", "resignation_date", "company_last_day", "retirement_age" ON "employees" FOR EACH ROW EXECUTE FUNCTION refuse_impossible_dates();--> statement-breakpoint
-- Two shifts could have one name until now. They keep it until one of them is renamed, so no unique index can be made.
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
CREATE TRIGGER shifts_shift_name_unique BEFORE INSERT OR UPDATE OF "shift_name" ON "shifts" FOR EACH ROW EXECUTE FUNCTION refuse_shift_name();
