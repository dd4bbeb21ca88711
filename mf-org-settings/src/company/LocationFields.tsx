import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Link } from '@chakra-ui/react/link';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { latinDigits } from '@seamline/shared/contract/wire/digits';
import { BoundField, UndoNotice, useFormContext } from '@seamline/shared/form';
import { COMPANY_LABELS } from '@seamline/shared/labels/company';
import { Badge, Input } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ClipboardEvent, RefObject } from 'react';
import { MapPanel } from './MapPanel.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { readPair } from './position.ts';
import { mapSettings } from './queries.ts';
import { type LocationForm, useLocationForm } from './useLocationForm.ts';

interface LocationFieldsProps {
  /** The search that started when the search field lost the focus. Saving waits for it. */
  searching: RefObject<Promise<void> | undefined>;
}

/** The location of the company: by a search, on a map, or as coordinates. */
export function LocationFields({ searching }: LocationFieldsProps) {
  const { t } = useLingui();
  const { data } = useQuery(mapSettings);
  const location = useLocationForm();
  const foundName = location.moved?.name;
  return (
    <Stack gap="3">
      <HStack flexWrap="wrap" gap="3">
        <Heading size="md">
          <Trans>Location</Trans>
        </Heading>
        {!location.isConfirmed && (
          <>
            <Badge tone="accent">
              <Trans>default location – not confirmed</Trans>
            </Badge>
            <Link as="button" type="button" onClick={location.confirm}>
              <Trans>Confirm this location</Trans>
            </Link>
          </>
        )}
      </HStack>
      {data?.tiles !== null && (
        <Text color="fg.muted">
          <Trans>Search for the place, click on the map, drag the marker or type the coordinates.</Trans>
        </Text>
      )}
      <PlaceSearch location={location} searching={searching} />
      {foundName !== undefined && (
        <UndoNotice tone="success" undo={() => location.moved?.undo()}>
          <Trans>Moved to {foundName}</Trans>
        </UndoNotice>
      )}
      <MapPanel location={location} />
      <Grid gap="4" gridTemplateColumns="1fr 1fr">
        <CoordinateField name="latitude" label={t(COMPANY_LABELS.latitude)} location={location} />
        <CoordinateField name="longitude" label={t(COMPANY_LABELS.longitude)} location={location} />
      </Grid>
    </Stack>
  );
}

interface CoordinateFieldProps {
  name: 'latitude' | 'longitude';
  label: string;
  location: LocationForm;
}

/** Degrees as a number. A pasted pair of coordinates fills both fields. */
function CoordinateField({ name, label, location }: CoordinateFieldProps) {
  const { register } = useFormContext();

  function paste(event: ClipboardEvent) {
    const pair = readPair(event.clipboardData.getData('text'));
    if (!pair) return;
    event.preventDefault();
    location.move(pair);
  }

  return (
    <BoundField name={name} label={label}>
      {(control) => (
        <Input
          inputMode="decimal"
          autoComplete="off"
          onPaste={paste}
          {...control}
          {...register(name, { setValueAs: toDegrees, onChange: location.typed })}
        />
      )}
    </BoundField>
  );
}

/** An out-of-range value in place of `NaN`, with which a form would not be validated as a whole. */
const OUT_OF_RANGE = 1e9;

function toDegrees(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  const degrees = Number(latinDigits(value));
  return Number.isFinite(degrees) ? degrees : OUT_OF_RANGE;
}
