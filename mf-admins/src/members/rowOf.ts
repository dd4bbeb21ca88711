import type { Member, MemberChange } from '@seamline/shared/contract/administrators';

/** Returns the whole row as an update sends it, because a switch in the table changes one flag and keeps the rest. */
export function rowOf({ email, edit_permission, view_permission, is_active }: Member): Required<MemberChange> {
  return { new_number: '', email: email ?? '', edit_permission, view_permission, is_active };
}
