import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GeocodingResult } from '@seamline/shared/contract/organisation/geocoding';
import { Field, Input } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { mapSettings } from './queries.ts';
import type { LocationForm } from './useLocationForm.ts';
import { usePlaceSearch } from './usePlaceSearch.ts';

interface PlaceSearchProps {
  location: LocationForm;
  searching: RefObject<Promise<void> | undefined>;
}

/** Searches for places and lists the matches. Without a choice, the first match is used once the field loses the focus. */
export function PlaceSearch({ location, searching }: PlaceSearchProps) {
  const { data } = useQuery(mapSettings);
  if (data?.search === null) {
    return (
      <Text color="fg.muted">
        <Trans>Place search is turned off.</Trans>
      </Text>
    );
  }
  const whileTyping = data?.search?.while_typing ?? false;
  return <SearchBox location={location} searching={searching} whileTyping={whileTyping} />;
}

function SearchBox({ location, searching, whileTyping }: PlaceSearchProps & { whileTyping: boolean }) {
  const { t } = useLingui();
  const label = t`Search location`;
  const hint = whileTyping
    ? t`Choose a match. If you leave the field without choosing, the first match is used.`
    : t`Press Enter to list the matches. If you leave the field without choosing, the first match is used.`;
  const listId = useId();
  const search = usePlaceSearch({ location, searching, whileTyping });
  const { matches, active } = search;

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) {
      // The keys submit the form, so the search has to run as on leaving the field.
      if (event.key === 'Enter') search.leave();
      return;
    }
    const act = {
      Enter: search.enter,
      ArrowDown: () => search.walk(1),
      ArrowUp: () => search.walk(-1),
      Escape: matches ? search.close : undefined,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return (
    <Field label={label} hint={<span role="status">{search.status ?? hint}</span>}>
      {(control) => (
        <Box position="relative">
          <Input
            {...control}
            role="combobox"
            aria-expanded={matches !== undefined}
            aria-controls={matches && listId}
            aria-autocomplete="list"
            aria-activedescendant={matches && active >= 0 ? `${listId}-${active}` : undefined}
            placeholder={t`Address or name of a place`}
            autoComplete="off"
            maxLength={200}
            value={search.typed}
            onChange={(event) => search.type(event.target.value)}
            onBlur={search.leave}
            onKeyDown={onKeyDown}
          />
          {matches && <PlaceList id={listId} label={label} places={matches} active={active} pick={search.pick} />}
        </Box>
      )}
    </Field>
  );
}

const List = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: 'calc(100% + 0.25rem)',
    zIndex: 20,
    maxHeight: '16rem',
    overflowY: 'auto',
    padding: '1',
    layerStyle: 'raised',
    '& > div': {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: '44px', md: '34px' },
      paddingInline: '2.5',
      paddingBlock: '1',
      borderRadius: 'sm',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
    '& > div:hover, & > div[aria-selected=true]': { bg: 'bg.muted' },
    '& > div[aria-selected=true]': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
  },
});

interface PlaceListProps {
  id: string;
  label: string;
  places: readonly GeocodingResult[];
  /** The index of the place that the arrow keys selected; -1 for none. */
  active: number;
  pick(place: GeocodingResult): void;
}

/** The places that a search found. The focus stays in the search field. */
function PlaceList({ id, label, places, active, pick }: PlaceListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // A press on its scrollbar or edge must not take the focus from the field.
    <List id={id} role="listbox" aria-label={label} ref={list} onMouseDown={(event) => event.preventDefault()}>
      {places.map((place, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the focus and handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the search field refers to it with aria-activedescendant
        <div
          key={`${place.name} ${place.latitude} ${place.longitude}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onClick={() => pick(place)}
        >
          {place.name}
        </div>
      ))}
    </List>
  );
}
