import type { RemoteCommand } from '@seamline/shared/remote';

/** The commands of this remote in the palette, beside its entries in the menu. */
export const commands: RemoteCommand[] = [
  {
    kind: 'action',
    path: 'manager/add',
    label: { en: 'Add manager', hi: 'मैनेजर जोड़ें', gu: 'મૅનેજર ઉમેરો' },
    requires: 'owner',
  },
  {
    kind: 'screen',
    path: 'managerownerlist',
    label: { en: 'Owner and manager list', hi: 'मालिक और मैनेजर सूची', gu: 'માલિક અને મૅનેજરની યાદી' },
  },
  {
    kind: 'screen',
    path: 'activity-logs/deleted',
    label: { en: 'Recently deleted', hi: 'हाल में हटाए गए', gu: 'તાજેતરમાં કાઢી નાખેલ' },
    requires: 'owner',
  },
  {
    kind: 'record',
    record: 'administrator',
    path: 'manager/:id/edit',
    label: { en: 'Owners and managers', hi: 'मालिक और मैनेजर', gu: 'માલિક અને મૅનેજર' },
  },
];
