import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type GeocodingResult, SHORTEST_PLACE_SEARCH } from '@seamline/shared/contract/organisation/geocoding';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { findPlaces } from './queries.ts';
import type { LocationForm } from './useLocationForm.ts';

/** Milliseconds without typing after which the search starts. */
const TYPING_PAUSE = 400;

interface PlaceSearchOptions {
  location: LocationForm;
  /** Receives the search that starts when the field loses the focus. Saving the form waits for it. */
  searching: RefObject<Promise<void> | undefined>;
  whileTyping: boolean;
}

/** Returns the text of the search field, its matches and status, and the handlers of keys and mouse. */
export function usePlaceSearch({ location, searching, whileTyping }: PlaceSearchOptions) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [matches, setMatches] = useState<readonly GeocodingResult[]>();
  const [active, setActive] = useState(-1);
  const [status, setStatus] = useState<string>();
  /** The text whose first match is used or being searched. Leaving the field again changes nothing. */
  const applied = useRef('');
  /** False once the matches of a search that is under way are no longer asked for. */
  const isListing = useRef(false);
  const latest = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function close() {
    isListing.current = false;
    setMatches(undefined);
    setActive(-1);
  }

  /** Returns the places for a text, or undefined after setting the status that explains why there are none. */
  async function find(query: string): Promise<readonly GeocodingResult[] | undefined> {
    if (query.length < SHORTEST_PLACE_SEARCH) {
      const fewest = SHORTEST_PLACE_SEARCH;
      setStatus(t`Type at least ${fewest} characters.`);
      return undefined;
    }
    setStatus(t`Searching…`);
    const answer = await findPlaces(query).catch((error: unknown) => error as Error);
    if (query !== latest.current) return undefined;
    if (answer instanceof Error) setStatus(answer.message);
    else if (!answer.available)
      setStatus(t`The place search is not available. Click on the map or type the coordinates.`);
    else if (answer.places.length === 0) setStatus(t`No place found for “${query}”.`);
    else {
      setStatus(undefined);
      return answer.places;
    }
    return undefined;
  }

  async function list(query: string) {
    isListing.current = true;
    const places = await find(query);
    if (query !== latest.current || !isListing.current) return;
    setActive(-1);
    setMatches(places);
    if (!places) return;
    const count = places.length;
    setStatus(t`${plural(count, { one: '# place found.', other: '# places found.' })}`);
  }

  async function moveToFirst(query: string) {
    const before = location.changes.current;
    const places = await find(query);
    // A search that failed runs again when the field is left again.
    if (!places && applied.current === query) applied.current = '';
    const first = places?.[0];
    // A marker that was moved during the search stays.
    if (first && location.changes.current === before) location.move(first, first.name);
  }

  function pick(place: GeocodingResult) {
    clearTimeout(timer.current);
    latest.current = place.name;
    applied.current = place.name;
    setTyped(place.name);
    setStatus(undefined);
    close();
    location.move(place, place.name);
  }

  return {
    typed,
    matches,
    active,
    status,
    close,
    pick,

    type(value: string) {
      setTyped(value);
      latest.current = value.trim();
      setStatus(undefined);
      close();
      clearTimeout(timer.current);
      if (whileTyping && latest.current.length >= SHORTEST_PLACE_SEARCH) {
        timer.current = setTimeout(() => void list(latest.current), TYPING_PAUSE);
      }
    },

    enter() {
      const place = matches?.[active];
      clearTimeout(timer.current);
      if (place) pick(place);
      else if (latest.current !== '') void list(latest.current);
    },

    walk(by: 1 | -1) {
      if (!matches) return;
      setActive((matches.length + (active < 0 && by < 0 ? 0 : active) + by) % matches.length);
    },

    leave() {
      const place = matches?.[active];
      const query = latest.current;
      clearTimeout(timer.current);
      if (place) return pick(place);
      close();
      if (query === '' || query === applied.current) return;
      applied.current = query;
      searching.current = moveToFirst(query);
    },
  };
}
