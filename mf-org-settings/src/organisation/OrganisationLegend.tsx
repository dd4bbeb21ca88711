import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@seamline/shared/ui';
import { ICONS } from './NodeRow.tsx';
import type { NodeKind } from './organisationTree.ts';

const Bar = chakra('span', {
  base: { width: '2.5rem', height: '0.375rem', borderRadius: 'full', bg: 'stitch', flexShrink: 0 },
});

/** The meaning of the icons and the bars of the map. */
export function OrganisationLegend() {
  const { t } = useLingui();
  const kinds: readonly [NodeKind, string][] = [
    ['branch', t`Branch`],
    ['department', t`Department`],
    ['sub-department', t`Sub-department`],
  ];
  return (
    <HStack as="ul" aria-label={t`Legend`} listStyle="none" flexWrap="wrap" gap="4" color="fg.muted" fontSize="sm">
      {kinds.map(([kind, label]) => (
        <HStack as="li" key={kind} gap="1.5">
          <Icon name={ICONS[kind]} /> {label}
        </HStack>
      ))}
      <HStack as="li" gap="1.5" display={{ base: 'none', md: 'flex' }} data-print="hide">
        <Bar />
        <Trans>Headcount: of a branch beside the largest branch, of the others beside their branch</Trans>
      </HStack>
    </HStack>
  );
}
