import { useFormContext, useWatch } from '@seamline/shared/form';
import { type RefObject, useRef, useState } from 'react';
import {
  completePosition,
  DEFAULT_POSITION,
  isSamePlace,
  type Position,
  type TypedPosition,
  tidyPosition,
} from './position.ts';

interface LocationValues extends TypedPosition {
  location_confirmed?: boolean | undefined;
}

/** The place in the form, as map, search and coordinates share it. */
export interface LocationForm {
  /** Where the marker stands: the last place there was while the coordinates are being typed and are no place yet. */
  readonly position: Position;
  readonly isConfirmed: boolean;
  /** What has moved the marker last, a search to the place of this name or else a hand on the map; and the way back. */
  readonly moved: { readonly name?: string | undefined; undo(): void } | undefined;
  /** Counts the changes: what was looked up before the latest of them comes too late. */
  readonly changes: RefObject<number>;
  /** Puts the marker somewhere; `name` where a search has found the place. */
  move(position: Position, name?: string): void;
  /** Takes note that coordinates were typed. */
  typed(): void;
  confirm(): void;
}

const AS_CHANGE = { shouldDirty: true, shouldValidate: true };

export function useLocationForm(): LocationForm {
  const { control, getValues, setValue } = useFormContext<LocationValues>();
  const [latitude, longitude, isConfirmed] = useWatch({
    control,
    name: ['latitude', 'longitude', 'location_confirmed'],
  });
  const held = isEmpty({ latitude, longitude }) ? DEFAULT_POSITION : completePosition({ latitude, longitude });
  const [position, setPosition] = useState(held ?? DEFAULT_POSITION);
  if (held && !isSamePlace(held, position)) setPosition(held);
  const [moved, setMoved] = useState<LocationForm['moved']>();
  const changes = useRef(0);

  function put({ latitude, longitude, location_confirmed }: LocationValues) {
    changes.current += 1;
    setValue('latitude', latitude, AS_CHANGE);
    setValue('longitude', longitude, AS_CHANGE);
    setValue('location_confirmed', location_confirmed, AS_CHANGE);
  }

  return {
    position,
    isConfirmed: isConfirmed === true,
    moved,
    changes,
    move(position, name) {
      const before = getValues();
      const undo = () => {
        put(before);
        setMoved(undefined);
      };
      put({ ...tidyPosition(position), location_confirmed: true });
      // A marker that is nudged into its place goes back to where it stood before the first of the nudges.
      setMoved((last) => (name === undefined && last && last.name === undefined ? last : { name, undo }));
    },
    typed() {
      changes.current += 1;
      setMoved(undefined);
      setValue('location_confirmed', !isEmpty(getValues()), { shouldDirty: true });
    },
    confirm() {
      put({ ...DEFAULT_POSITION, location_confirmed: true });
    },
  };
}

function isEmpty({ latitude, longitude }: TypedPosition): boolean {
  return (latitude ?? null) === null && (longitude ?? null) === null;
}
