-- Text for searching, without case, accents, and the kinds of apostrophes, hyphens and spaces: foldText of the contract.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT regexp_replace(translate(replace(replace(replace(replace(regexp_replace(lower(normalize(
		translate(value, E'\u2018\u2019\u201B\u02BB\u02BC\u2032\u00B4\u0060\uFF07ŁØĐÐĦŦÆŒÞẞ', E'\'\'\'\'\'\'\'\'\'łøđðħŧæœþß'), NFKD)),
		'[\u0300-\u036F]+', '', 'g'),
		'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
		E'łøđðħŧı\u2010\u2011\u2012\u2013\u2014\u2015\u2212', 'loddhti-------'),
		'[\u0009-\u000D\u0020\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g')
$$;--> statement-breakpoint
ALTER TABLE "activity" drop column "search_text";--> statement-breakpoint
ALTER TABLE "employees" drop column "search_text";--> statement-breakpoint
-- Letters and accents that were stored apart are composed. A name whose composed form another record has stays as it is.
DO $$
DECLARE
	place record;
	stored record;
BEGIN
	FOR place IN
		SELECT table_name, column_name FROM information_schema.columns
		WHERE table_schema = 'public' AND data_type = 'text' AND is_generated = 'NEVER' AND table_name IN ('branches', 'company',
			'departments', 'designations', 'employee_assignments', 'employee_views', 'employees', 'leave_reasons', 'leave_types',
			'members', 'shifts', 'sub_departments')
	LOOP
		FOR stored IN EXECUTE format('SELECT ctid AS row FROM %1$I WHERE %2$I IS NOT NFC NORMALIZED', place.table_name, place.column_name)
		LOOP
			BEGIN
				EXECUTE format('UPDATE %1$I SET %2$I = normalize(%2$I, NFC) WHERE ctid = $1', place.table_name, place.column_name)
				USING stored.row;
			EXCEPTION WHEN unique_violation THEN NULL;
			END;
		END LOOP;
	END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(member_name || ' ' || member_number || ' ' || address || ' ' || record_name || ' ' || coalesce(regexp_replace("before"::text, '"[a-z0-9_]+": ', '', 'g'), '') || ' ' || coalesce(regexp_replace("after"::text, '"[a-z0-9_]+": ', '', 'g'), ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(full_name || ' ' || coalesce(alias_name, '') || ' ' || mobile_number || ' ' || coalesce(primary_email, '') || ' ' || coalesce(biometric_id, '') || ' ' || coalesce(previous_member_id, '')) || ' ~' || replace(fold_name(fold_text(full_name || ' ' || coalesce(alias_name, ''))), ' ', ' ~')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "activity_search" ON "activity" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "employees_search" ON "employees" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE "employees"."left_at" is null;
