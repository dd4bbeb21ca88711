import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FIELD_KINDS, inWords } from '../../fields/fieldTable.ts';
import { choiceLabel } from '../../fields/labels.ts';
import type { Target } from '../columns/targets.ts';
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

/** Returns a wire value as the text of a cell. */
export function cellWords(target: Target, wire: string, places: Places, i18n: I18n): string {
  if (wire === '') return '';
  if (isPlaceField(target)) return places.nameOf[target].get(wire) ?? `#${wire}`;
  switch (kindOf(target)) {
    case 'yesNo':
      return wire === 'true' ? i18n._(msg`Yes`) : i18n._(msg`No`);
    case 'choice':
      return choiceLabel(inWords(wire), i18n);
    case 'people':
      return wire.replaceAll(',', ', ');
    default:
      return wire;
  }
}
