import type { Database } from '../../src/db/connect.ts';

/**
 * Describes the schema of a database from its catalogue: one line for each column, constraint, index, trigger, function,
 * sequence, view, type and extension, in the order of their names. The table of applied migrations is left out.
 */
export async function describeSchema({ sql }: Database): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    with tables as (
      select oid, relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
    )
    select format('column %s.%s %s', relname, attname, concat_ws(' ', format_type(atttypid, atttypmod),
      case when attnotnull then 'not null' end, 'collate ' || nullif(nullif(attcollation, 0), 100)::regcollation::text,
      'identity ' || nullif(attidentity::text, ''), 'generated ' || nullif(attgenerated::text, ''),
      'default ' || pg_get_expr(adbin, adrelid), 'comment ' || col_description(attrelid, attnum))) as line
    from tables join pg_attribute on attrelid = tables.oid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum where attnum > 0 and not attisdropped
    union all
    select format('constraint %s.%s %s%s', relname, conname, pg_get_constraintdef(pg_constraint.oid),
      case when convalidated then '' else ' not validated' end)
    from tables join pg_constraint on conrelid = tables.oid where contype <> 'n'
    union all
    select 'index ' || indexdef from pg_indexes join tables on relname = tablename where schemaname = 'public'
    union all
    select format('trigger %s.%s', pg_get_triggerdef(pg_trigger.oid), tgenabled)
    from tables join pg_trigger on tgrelid = tables.oid where not tgisinternal
    union all
    select 'function ' || pg_get_functiondef(pg_proc.oid) from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select format('sequence %s %s %s %s %s', sequencename, data_type, start_value, increment_by, cycle)
    from pg_sequences where schemaname = 'public'
    union all
    select format('view %s %s', viewname, definition) from pg_views where schemaname = 'public'
    union all
    select format('type %s %s', typname, typtype) from pg_type
    where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    union all
    select 'extension ' || extname from pg_extension`;
  return rows.map(({ line }) => line).sort();
}
