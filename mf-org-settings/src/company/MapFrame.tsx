import { useMessages } from '@seamline/shared/messages';
import { Box, Button, Icon, LoadingState, Stack, Text } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { locationMessages } from './messages.ts';

/** The place of the map, as high as the product wants it. */
export function MapFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      position="relative"
      height="400px"
      overflow="hidden"
      borderWidth="1px"
      borderColor="line"
      borderRadius="md"
      bg="subtle"
      css={{ isolation: 'isolate' }}
    >
      {children}
    </Box>
  );
}

export type MapState = 'loading' | 'shown' | 'failed';

/** Lies over the map until there is something to see on it. */
export function MapCover({ state, retry }: { state: MapState; retry(): void }) {
  const text = useMessages(locationMessages);
  if (state === 'shown') return null;
  return (
    <Box
      position="absolute"
      inset="0"
      display="grid"
      css={{ zIndex: 1000, placeItems: 'center' }}
      bg="subtle"
      padding="4"
      textAlign="center"
    >
      {state === 'loading' ? (
        <LoadingState>{text.mapLoading}</LoadingState>
      ) : (
        <Stack role="alert" alignItems="center" gap="3">
          <Icon name="unplugged" size="2rem" />
          <div>
            <Text>{text.mapFailed}</Text>
            <Text tone="muted">{text.mapFailedHelp}</Text>
          </div>
          <Button variant="outline" onClick={retry}>
            <Icon name="refresh" /> {text.retry}
          </Button>
        </Stack>
      )}
    </Box>
  );
}
