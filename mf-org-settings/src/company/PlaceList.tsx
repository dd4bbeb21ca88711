import { chakra } from '@chakra-ui/react/styled-system';
import type { Place } from '@seamline/shared/contract/organisation/places';
import { useEffect, useRef } from 'react';

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
  places: readonly Place[];
  /** The index of the place that the arrow keys selected; -1 for none. */
  active: number;
  pick(place: Place): void;
}

/** The places that a search found. The focus stays in the search field. */
export function PlaceList({ id, label, places, active, pick }: PlaceListProps) {
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
