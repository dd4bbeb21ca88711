/** What the product does with a kind of record beside its own calls. */
interface Declaration {
  /** Its English name within a sentence, where that is not the kind itself. */
  readonly name?: string;
  /** A list deletes it: the deletion is confirmed, listed under Recently Deleted and can be undone. */
  readonly deletable?: true;
  /** The command palette finds it. */
  readonly searched?: true;
  /** Other records belong to it or hold it, and are named where they keep it from being deleted. */
  readonly hasDependents?: true;
  /** People tell it from others by its name, so that two names that read the same are doubtful. */
  readonly uniqueName?: true;
}

/**
 * The kinds of records, the one place where a kind is declared: activity log, confirmations, restoring, search, advice
 * about names and the messages for what does not exist follow from it. What a kind needs elsewhere and lacks does not
 * compile.
 */
export const RECORD_KINDS = {
  branch: { deletable: true, searched: true, hasDependents: true, uniqueName: true },
  department: { deletable: true, searched: true, hasDependents: true, uniqueName: true },
  'sub-department': { name: 'sub-department', deletable: true, searched: true, hasDependents: true, uniqueName: true },
  designation: { deletable: true, searched: true, hasDependents: true },
  shift: { deletable: true, searched: true, hasDependents: true, uniqueName: true },
  'leave-type': { deletable: true, searched: true, uniqueName: true },
  'leave-reason': { deletable: true },
  employee: {},
  'employee-codes': {},
  member: { name: 'owner or manager' },
  company: {},
} as const satisfies Readonly<Record<string, Declaration>>;

/** A kind of record, as the activity log names it. */
export type RecordKind = keyof typeof RECORD_KINDS;
type Use = Exclude<keyof Declaration, 'name'>;
type KindsOf<U extends Use> = {
  [Kind in RecordKind]: (typeof RECORD_KINDS)[Kind] extends Readonly<Record<U, true>> ? Kind : never;
}[RecordKind];

export type DeletableKind = KindsOf<'deletable'>;
export type SearchedKind = KindsOf<'searched'>;
export type DependedKind = KindsOf<'hasDependents'>;
export type NamedKind = KindsOf<'uniqueName'>;

export const ALL_KINDS = Object.keys(RECORD_KINDS) as RecordKind[];
// A page has only the lists that it uses.
export const DELETABLE_KINDS = /* @__PURE__ */ kindsWith('deletable');
export const SEARCHED_KINDS = /* @__PURE__ */ kindsWith('searched');
export const DEPENDED_KINDS = /* @__PURE__ */ kindsWith('hasDependents');
export const NAMED_KINDS = /* @__PURE__ */ kindsWith('uniqueName');

function kindsWith<U extends Use>(use: U): KindsOf<U>[] {
  return ALL_KINDS.filter((kind): kind is KindsOf<U> => use in RECORD_KINDS[kind]);
}

/** A name as columns and messages have it: without hyphens. */
type WordOf<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}_${WordOf<Rest>}` : Name;

/** Returns a name as columns and messages have it, such as `sub_department`. */
export function wordOf<const Name extends string>(name: Name): WordOf<Name> {
  return name.replaceAll('-', '_') as WordOf<Name>;
}

/** The English name of a kind within a sentence. */
export function nameOf(kind: RecordKind): string {
  const { name = kind.replaceAll('-', ' ') }: Declaration = RECORD_KINDS[kind];
  return name;
}
