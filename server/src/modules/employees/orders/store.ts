import type { DirectorySort } from '@seamline/shared/contract/employees';
import { type SQL, sql } from 'drizzle-orm';
import { employees } from '../../../db/schema.ts';
import type { Place } from '../cursor.ts';

const { full_name, id, department_order, joining_date, biometric_id } = employees;
const codeUp = sql<string>`coalesce('0' || ${biometric_id}, '1')`;
const codeDown = sql<string>`coalesce('1' || ${biometric_id}, '0')`;
const nothing = sql<string>`''`;

/** The columns of each order, and the key that a cursor holds in addition to name and id. */
const ORDERS = {
  name: { by: [full_name, id], key: nothing },
  department: { by: [department_order, full_name, id], key: department_order },
  joined: { by: [joining_date, id], key: joining_date },
  code: { by: [codeUp, id], key: codeUp },
  '-code': { by: [codeDown, id], key: codeDown },
  added: { by: [id], key: nothing },
} as const;

type OrderName = keyof typeof ORDERS;

export interface Order {
  readonly key: SQL<string>;
  readonly by: SQL[];
  /** The condition for rows after the cursor whose parameters `valuesOf` returns. */
  readonly after: SQL;
}

export function orderOf(sort: DirectorySort): Order {
  const isDown = sort.startsWith('-');
  const { by, key } = ORDERS[(sort in ORDERS ? sort : sort.slice(1)) as OrderName];
  const placeholders = by.map((column) => {
    if (column === id) return sql.placeholder('afterId');
    return sql.placeholder(column === full_name ? 'afterName' : 'afterKey');
  });
  return {
    key: sql<string>`${key}`,
    by: by.map((column) => (isDown ? sql`${column} desc` : sql`${column}`)),
    after: sql`(${listed(by)}) ${isDown ? sql`<` : sql`>`} (${listed(placeholders)})`,
  };
}

export function valuesOf(place: Place | undefined) {
  return { afterKey: place?.key, afterName: place?.name, afterId: place?.id };
}

export function listed(parts: readonly unknown[]): SQL {
  return sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
}
