import type { RemoteCommand } from '@seamline/shared/remote';

/** What this remote contributes to the command palette beside its entry in the menu. */
export const commands: RemoteCommand[] = [
  {
    kind: 'action',
    path: 'sample-area',
    label: { en: 'Open Sample Area', hi: 'Sample Area खोलें', gu: 'Sample Area ખોલો' },
  },
];
