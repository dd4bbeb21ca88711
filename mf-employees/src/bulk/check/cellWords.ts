import { useMessages, usePhrases } from '@seamline/shared/messages';
import { choicePhrases } from '../../fields/choicePhrases.ts';
import { FIELD_KINDS, inWords } from '../../fields/fieldTable.ts';
import type { Target } from '../columns/targets.ts';
import { bulkMessages } from '../messages.ts';
import { PLACE_FIELDS, type PlaceField, type Places } from './places.ts';

export const isPlaceField = (target: Target): target is PlaceField => PLACE_FIELDS.some((field) => field === target);

/** Which of the readings a cell needs. */
export function kindOf(target: Target) {
  if (isPlaceField(target)) return 'place';
  if (target === 'employee_id' || target === 'version') return 'id';
  if (target === 'reporting_person_ids') return 'people';
  if (target === 'country_code') return 'country';
  if (target === 'mobile_number') return 'mobile';
  const kind = FIELD_KINDS[target];
  return kind === 'area' || kind === 'email' || kind === 'phone' || kind === 'address' ? 'text' : kind;
}

/** The words of cells that are neither typed nor the name of something. */
export interface CellTexts {
  readonly yes: string;
  readonly no: string;
  /** Says a choice by its English word. */
  readonly choice: (english: string) => string;
}

/** The words of cells in the language of the interface. */
export function useCellTexts(): CellTexts {
  const { yes, no } = useMessages(bulkMessages);
  const choice = usePhrases(choicePhrases);
  return { yes, no, choice };
}

/** A value as it travels, in the words of a cell. */
export function cellWords(target: Target, wire: string, places: Places, words: CellTexts): string {
  if (wire === '') return '';
  if (isPlaceField(target)) return places.nameOf[target].get(wire) ?? `#${wire}`;
  switch (kindOf(target)) {
    case 'yesNo':
      return wire === 'true' ? words.yes : words.no;
    case 'choice':
      return words.choice(inWords(wire));
    case 'people':
      return wire.replaceAll(',', ', ');
    default:
      return wire;
  }
}
