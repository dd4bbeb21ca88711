import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Flag = 'edit_permission' | 'view_permission' | 'is_active';

/** The flags as columns and switches name them. */
export const FLAG_LABELS: Readonly<Record<Flag, MessageDescriptor>> = {
  edit_permission: msg({ message: 'Edit', comment: 'A permission' }),
  view_permission: msg({ message: 'View', comment: 'A permission' }),
  is_active: msg({ message: 'Active', comment: 'An account that can sign in' }),
};

/** The effect of each flag. */
export const FLAG_HINTS: Readonly<Record<Flag, MessageDescriptor>> = {
  edit_permission: msg`On: can add, change and delete records. Off: can only view them.`,
  view_permission: msg`On: sees every screen. Off: sees only their own row on this screen, and can change their own password.`,
  is_active: msg`On: can sign in. Off: is signed out at once and cannot sign in again.`,
};
