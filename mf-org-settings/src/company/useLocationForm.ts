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

/** The location in the form, shared by map, search and coordinates. */
export interface LocationForm {
  /** The position of the marker. While the typed coordinates are incomplete, it is the last complete one. */
  readonly position: Position;
  readonly isConfirmed: boolean;
  /** The last move of the marker, with the name of the place if a search moved it, and its undo. */
  readonly moved: { readonly name?: string | undefined; undo(): void } | undefined;
  /** Counts the changes. The result of a search that started before the latest change is ignored. */
  readonly changes: RefObject<number>;
  /** Moves the marker. `name` is that of a place that a search found. */
  move(position: Position, name?: string): void;
  /** Handles typed coordinates. */
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
  const complete = isEmpty({ latitude, longitude }) ? DEFAULT_POSITION : completePosition({ latitude, longitude });
  const [position, setPosition] = useState(complete ?? DEFAULT_POSITION);
  if (complete && !isSamePlace(complete, position)) setPosition(complete);
  const [moved, setMoved] = useState<LocationForm['moved']>();
  const changes = useRef(0);

  function setLocation({ latitude, longitude, location_confirmed }: LocationValues) {
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
        setLocation(before);
        setMoved(undefined);
      };
      setLocation({ ...tidyPosition(position), location_confirmed: true });
      // Undo after several moves by hand returns to the position before the first of them.
      setMoved((last) => (name === undefined && last && last.name === undefined ? last : { name, undo }));
    },
    typed() {
      changes.current += 1;
      setMoved(undefined);
      setValue('location_confirmed', !isEmpty(getValues()), { shouldDirty: true });
    },
    confirm() {
      setLocation({ ...DEFAULT_POSITION, location_confirmed: true });
    },
  };
}

function isEmpty({ latitude, longitude }: TypedPosition): boolean {
  return (latitude ?? null) === null && (longitude ?? null) === null;
}
