import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { Button, Icon, LoadingState } from '@seamline/shared/ui';
import type { ReactNode } from 'react';

/** The box of the map, with the height of the product. */
export function MapFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      position="relative"
      height="400px"
      overflow="hidden"
      borderWidth="1px"
      borderColor="border"
      borderRadius="md"
      bg="bg.subtle"
      css={{ isolation: 'isolate' }}
    >
      {children}
    </Box>
  );
}

export type MapState = 'loading' | 'shown' | 'failed';

/** Covers the map until it shows something. */
export function MapCover({ state, retry }: { state: MapState; retry(): void }) {
  if (state === 'shown') return null;
  return (
    <Box
      position="absolute"
      inset="0"
      display="grid"
      css={{ zIndex: 1000, placeItems: 'center' }}
      bg="bg.subtle"
      padding="4"
      textAlign="center"
    >
      {state === 'loading' ? (
        <LoadingState>
          <Trans>Loading map...</Trans>
        </LoadingState>
      ) : (
        <Stack role="alert" alignItems="center" gap="3">
          <Icon name="unplugged" size="2rem" />
          <div>
            <Text>
              <Trans>The map cannot be shown: its images could not be loaded.</Trans>
            </Text>
            <Text color="fg.muted">
              <Trans>You can still type the coordinates and fill in the rest of the form.</Trans>
            </Text>
          </div>
          <Button variant="outline" onClick={retry}>
            <Icon name="refresh" /> <Trans>Retry</Trans>
          </Button>
        </Stack>
      )}
    </Box>
  );
}
