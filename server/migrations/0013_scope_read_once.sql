-- The branches of the viewer are read once for a statement: as a filter of many rows, their list was parsed again for each row.
ALTER POLICY scope ON employees USING (branch_id = ANY ((SELECT scope_branches())::integer[]));--> statement-breakpoint
ALTER POLICY scope ON branches USING (id = ANY ((SELECT scope_branches())::integer[]));--> statement-breakpoint
ALTER POLICY scope ON departments USING (branch_id = ANY ((SELECT scope_branches())::integer[]));--> statement-breakpoint
ALTER POLICY scope ON branch_headcounts USING (branch_id = ANY ((SELECT scope_branches())::integer[]));--> statement-breakpoint
ALTER POLICY scope ON member_branches USING (branch_id = ANY ((SELECT scope_branches())::integer[]));--> statement-breakpoint
-- Its cost keeps the planner from asking it about everybody.
CREATE FUNCTION is_named_in_scope(person integer) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER COST 1000 SET search_path = public, pg_temp AS $$
	SELECT EXISTS (SELECT FROM employee_reporting line JOIN employees own ON own.id = line.employee_id
			WHERE line.reports_to_id = person AND own.branch_id = ANY ((SELECT scope_branches())::integer[]))
		OR EXISTS (SELECT FROM exit_tasks task JOIN employees own ON own.id = task.employee_id
			WHERE task.owner_id = person AND own.branch_id = ANY ((SELECT scope_branches())::integer[]))
		OR EXISTS (SELECT FROM assignment_entry_reporting line JOIN assignment_entries entry ON entry.id = line.entry_id
			JOIN employees own ON own.id = entry.employee_id
			WHERE line.reports_to_id = person AND own.branch_id = ANY ((SELECT scope_branches())::integer[]))
$$;--> statement-breakpoint
-- No barrier: a name is looked up by its id within a join, which a barrier would make a read of everybody.
CREATE OR REPLACE VIEW seamline_scoped.employee_names WITH (security_barrier = false) AS
	SELECT id, full_name FROM public.employees
	WHERE branch_id = ANY ((SELECT public.scope_branches())::integer[]) OR public.is_named_in_scope(id);--> statement-breakpoint
-- Each sum reads the people of its field alone, by the index of the field where it has one.
CREATE OR REPLACE VIEW seamline_scoped.employee_date_counts WITH (security_invoker = true) AS
	SELECT false AS is_former, 'birth_date'::text AS field, birth_date AS day, count(*)::integer AS total
		FROM public.employees WHERE left_at IS NULL AND has_joined AND birth_date IS NOT NULL GROUP BY birth_date
	UNION ALL SELECT false, 'insurance_expiry_date', insurance_expiry_date, count(*)::integer
		FROM public.employees WHERE left_at IS NULL AND has_joined AND insurance_expiry_date IS NOT NULL GROUP BY insurance_expiry_date
	UNION ALL SELECT false, 'joining_date', joining_date, count(*)::integer
		FROM public.employees WHERE left_at IS NULL GROUP BY joining_date
	UNION ALL SELECT true, 'joining_date', joining_date, count(*)::integer
		FROM public.employees WHERE left_at IS NOT NULL GROUP BY joining_date
	UNION ALL SELECT false, 'company_last_day', company_last_day, count(*)::integer
		FROM public.employees WHERE left_at IS NULL AND company_last_day IS NOT NULL GROUP BY company_last_day
	UNION ALL SELECT true, 'company_last_day', company_last_day, count(*)::integer
		FROM public.employees WHERE left_at IS NOT NULL AND company_last_day IS NOT NULL GROUP BY company_last_day;
