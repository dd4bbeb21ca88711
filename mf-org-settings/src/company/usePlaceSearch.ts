import { type Place, SHORTEST_PLACE_SEARCH } from '@seamline/shared/contract/places';
import { useMessages } from '@seamline/shared/messages';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { companyApi } from './api.ts';
import { locationMessages } from './messages.ts';
import type { LocationForm } from './useLocationForm.ts';

/** Milliseconds of rest after which what was typed is looked up. */
const REST = 400;

interface PlaceSearchOptions {
  location: LocationForm;
  /** Where the search that leaving the box has begun is told to whoever saves the form. */
  searching: RefObject<Promise<void> | undefined>;
  whileTyping: boolean;
}

/** What stands in the search box, what was found for it, and what the keys and the mouse do. */
export function usePlaceSearch({ location, searching, whileTyping }: PlaceSearchOptions) {
  const text = useMessages(locationMessages);
  const [typed, setTyped] = useState('');
  const [matches, setMatches] = useState<readonly Place[]>();
  const [active, setActive] = useState(-1);
  const [says, setSays] = useState<string>();
  /** What the marker was moved for already: leaving the box once more changes nothing. */
  const settled = useRef('');
  const latest = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function close() {
    setMatches(undefined);
    setActive(-1);
  }

  /** The places for a question, or undefined after saying why there are none. */
  async function find(question: string): Promise<readonly Place[] | undefined> {
    if (question.length < SHORTEST_PLACE_SEARCH) {
      setSays(text.tooShort(SHORTEST_PLACE_SEARCH));
      return undefined;
    }
    setSays(text.searching);
    const answer = await companyApi.findPlaces(question).catch((error: unknown) => error as Error);
    if (question !== latest.current) return undefined;
    if (answer instanceof Error) setSays(answer.message);
    else if (!answer.available) setSays(text.searchFailed);
    else if (answer.places.length === 0) setSays(text.noMatch(question));
    else {
      setSays(undefined);
      return answer.places;
    }
    return undefined;
  }

  async function list(question: string) {
    const places = await find(question);
    setActive(-1);
    setMatches(places);
    if (places) setSays(text.matches(places.length));
  }

  async function takeFirst(question: string) {
    const before = location.changes.current;
    const [first] = (await find(question)) ?? [];
    // Whoever moved the marker meanwhile meant it.
    if (first && location.changes.current === before) location.move(first, first.name);
  }

  function pick(place: Place) {
    clearTimeout(timer.current);
    latest.current = place.name;
    settled.current = place.name;
    setTyped(place.name);
    setSays(undefined);
    close();
    location.move(place, place.name);
  }

  return {
    typed,
    matches,
    active,
    says,
    close,
    pick,

    type(value: string) {
      setTyped(value);
      latest.current = value.trim();
      setSays(undefined);
      close();
      clearTimeout(timer.current);
      if (whileTyping && latest.current.length >= SHORTEST_PLACE_SEARCH) {
        timer.current = setTimeout(() => void list(latest.current), REST);
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
      const question = latest.current;
      clearTimeout(timer.current);
      if (place) return pick(place);
      close();
      if (question === '' || question === settled.current) return;
      settled.current = question;
      searching.current = takeFirst(question);
    },
  };
}
