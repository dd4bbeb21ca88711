import type { RemoteCommand } from '@seamline/shared/remote';

/** The commands of this remote in the palette, beside its entry in the menu. */
export const commands: RemoteCommand[] = [
  {
    kind: 'action',
    path: 'sample-area',
    label: { en: 'Open Sample Area', hi: 'Sample Area खोलें', gu: 'Sample Area ખોલો' },
  },
];
