import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '@seamline/shared/ui';
import { useRemotes } from '../remotes/remoteStore.ts';
import { compositionOf, useCompositionId } from '../remotes/usage.ts';

/** The builds that the page is made of, and their id for a report of a fault. */
export function AboutDialog({ close }: { close(): void }) {
  const { t } = useLingui();
  const { store } = useRemotes();
  const composition = useCompositionId();
  const { shell, remotes } = compositionOf(store);
  return (
    <Dialog title={t`About Seamline HR`} close={close}>
      <Text>
        <Trans>Version {composition}</Trans>
      </Text>
      <Text color="fg.muted">
        <Trans>When you report a fault, name the version: it says exactly what you used.</Trans>
      </Text>
      <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1" fontSize="sm">
        {Object.entries({ shell, ...remotes }).map(([name, build]) => (
          <Box key={name} display="contents">
            <dt>{name}</dt>
            <Box as="dd" overflowWrap="anywhere">
              {build}
            </Box>
          </Box>
        ))}
      </Box>
    </Dialog>
  );
}
