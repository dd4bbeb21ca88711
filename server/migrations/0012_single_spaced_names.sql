-- Names that were stored with other spaces than single ones get those. A name that another record has then stays as it is.
DO $$
DECLARE
	spaces constant text := '[\u0009-\u000D\u0020\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+';
	place record;
	stored record;
BEGIN
	FOR place IN
		SELECT * FROM (VALUES ('branches', 'name'), ('company', 'company_name'), ('departments', 'name'), ('designations', 'designation'),
			('employee_views', 'name'), ('employees', 'full_name'), ('employees', 'first_name'), ('employees', 'last_name'),
			('employees', 'alias_name'), ('leave_reasons', 'reason'), ('leave_types', 'name'), ('members', 'name'),
			('shifts', 'shift_name'), ('sub_departments', 'name')) AS places (table_name, column_name)
	LOOP
		FOR stored IN EXECUTE format('SELECT ctid AS row FROM %1$I WHERE %2$I <> regexp_replace(%2$I, $1, '' '', ''g'')', place.table_name, place.column_name)
			USING spaces
		LOOP
			BEGIN
				EXECUTE format('UPDATE %1$I SET %2$I = regexp_replace(%2$I, $2, '' '', ''g'') WHERE ctid = $1', place.table_name, place.column_name)
				USING stored.row, spaces;
			EXCEPTION WHEN unique_violation THEN NULL;
			END;
		END LOOP;
	END LOOP;
END $$;
