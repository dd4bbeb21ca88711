import { useMessages } from '@seamline/shared/messages';
import { Badge, Button, Grid, Heading, HStack, Notice, Stack, Text, TextLink } from '@seamline/shared/ui';
import type { RefObject } from 'react';
import { CoordinateField } from './CoordinateField.tsx';
import { MapPanel } from './MapPanel.tsx';
import { locationMessages } from './messages.ts';
import { PlaceSearch } from './PlaceSearch.tsx';
import { useLocationForm } from './useLocationForm.ts';

interface LocationFieldsProps {
  /** The search that leaving the search box has begun, for whoever saves the form. */
  searching: RefObject<Promise<void> | undefined>;
}

/** Where the company is: found by a search, shown on a map, or typed. */
export function LocationFields({ searching }: LocationFieldsProps) {
  const text = useMessages(locationMessages);
  const location = useLocationForm();
  return (
    <Stack gap="3">
      <HStack flexWrap="wrap" gap="3">
        <Heading size="md">{text.title}</Heading>
        {!location.isConfirmed && (
          <>
            <Badge tone="accent">{text.notConfirmed}</Badge>
            <TextLink as="button" type="button" onClick={location.confirm}>
              {text.confirm}
            </TextLink>
          </>
        )}
      </HStack>
      <Text tone="muted">{text.lead}</Text>
      <PlaceSearch location={location} searching={searching} />
      {location.moved?.name !== undefined && (
        <Notice
          tone="success"
          action={
            <Button variant="outline" size="sm" onClick={location.moved.undo}>
              {text.undo}
            </Button>
          }
        >
          {text.movedTo(location.moved.name)}
        </Notice>
      )}
      <MapPanel location={location} />
      <Grid gap="4" gridTemplateColumns="1fr 1fr">
        <CoordinateField name="latitude" label={text.latitude} location={location} />
        <CoordinateField name="longitude" label={text.longitude} location={location} />
      </Grid>
    </Stack>
  );
}
