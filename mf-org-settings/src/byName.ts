import { compareTexts } from '@seamline/shared/messages';

/** An order for people: whatever the case, and 'Branch 2' before 'Branch 10'; equal names stay as they came. */
export function byName<T>(nameOf: (item: T) => string): (one: T, other: T) => number {
  return (one, other) => compareTexts(nameOf(one), nameOf(other));
}
