import { MemberAddDialog } from './MemberAddDialog.tsx';

/** The form of a new owner. */
export function Component() {
  return <MemberAddDialog isOwner />;
}
