import type { CommandDeclaration } from '@seamline/shared/remote';

/** The commands of this remote in the palette, beside its entry in the menu. */
export const commands: CommandDeclaration[] = [
  {
    kind: 'action',
    path: 'sample-area',
    label: 'Open Sample Area',
  },
];
