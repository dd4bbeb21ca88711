import { useMessages } from '@seamline/shared/messages';
import { Box, Field, Input, Text } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { companyApi } from './api.ts';
import { locationMessages } from './messages.ts';
import { PlaceList } from './PlaceList.tsx';
import type { LocationForm } from './useLocationForm.ts';
import { usePlaceSearch } from './usePlaceSearch.ts';

interface PlaceSearchProps {
  location: LocationForm;
  searching: RefObject<Promise<void> | undefined>;
}

/** A search for places: lists matches to choose from, and takes the first one when it is left. */
export function PlaceSearch({ location, searching }: PlaceSearchProps) {
  const text = useMessages(locationMessages);
  const { data } = useQuery(companyApi.mapSettings);
  if (data?.search === null) return <Text tone="muted">{text.searchOff}</Text>;
  const whileTyping = data?.search?.while_typing ?? false;
  return <SearchBox location={location} searching={searching} whileTyping={whileTyping} />;
}

function SearchBox({ location, searching, whileTyping }: PlaceSearchProps & { whileTyping: boolean }) {
  const text = useMessages(locationMessages);
  const listId = useId();
  const search = usePlaceSearch({ location, searching, whileTyping });
  const { matches, active } = search;

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) {
      // It sends the form, with what leaving the box would have put into it.
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
    <Field
      label={text.search}
      hint={<span role="status">{search.says ?? (whileTyping ? text.searchWhileTyping : text.searchOnEnter)}</span>}
    >
      {(control) => (
        <Box position="relative">
          <Input
            {...control}
            role="combobox"
            aria-expanded={matches !== undefined}
            aria-controls={matches && listId}
            aria-autocomplete="list"
            aria-activedescendant={matches && active >= 0 ? `${listId}-${active}` : undefined}
            placeholder={text.searchPlaceholder}
            autoComplete="off"
            maxLength={200}
            value={search.typed}
            onChange={(event) => search.type(event.target.value)}
            onBlur={search.leave}
            onKeyDown={onKeyDown}
          />
          {matches && <PlaceList id={listId} label={text.search} places={matches} active={active} pick={search.pick} />}
        </Box>
      )}
    </Field>
  );
}
