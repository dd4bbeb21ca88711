import { msg } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import type { PlanOptions } from '../check/planRow.ts';
import { COLUMNS, type Target } from './importColumns.ts';
import type { CellContext } from './kinds.ts';

const wire = (text: string) => ({ wire: text });

const read = (target: Target) => (text: string) => COLUMNS[target].kind.read(text, { options } as CellContext);
const options: Partial<PlanOptions> = { idsOf: (name) => /^#?(\d+)$/.exec(name)?.slice(1).map(Number) ?? [] };

test('words, countries, numbers and ids are read as people write them', () => {
  expect(['M', 'female', 'महिला', 'Others'].map(read('gender'))).toEqual(
    ['MALE', 'FEMALE', 'FEMALE', 'OTHER'].map(wire),
  );
  expect(['Full-time', 'PART_TIME', 'अंशकालिक'].map(read('employment_type'))).toEqual(
    ['FULL_TIME', 'PART_TIME', 'PART_TIME'].map(wire),
  );
  expect(read('gender')('yes')).toEqual({ problem: msg`Write Male, Female or Other.` });
  expect(['Yes', '0', 'हाँ', 'FALSE', 'ના'].map(read('timeline_access'))).toEqual(
    ['true', 'false', 'true', 'false', 'false'].map(wire),
  );
  expect(['+91', '91', 'india', '971'].map(read('country_code'))).toEqual(['+91', '+91', '+91', '+971'].map(wire));
  expect(read('country_code')('Mars')).toEqual({ problem: msg`This country code is not in the list.` });
  expect(['58', '58.0', '007'].map(read('retirement_age'))).toEqual(['58', '58', '7'].map(wire));
  expect(read('retirement_age')('many')).toEqual({ problem: msg`Enter a whole number.` });
  expect(read('reporting_person_ids')('#15; 3,15')).toEqual(wire('3,15'));
  expect(read('reporting_person_ids')('Asha')).toEqual({
    problem: msg`No current employee has the code or name “${{ name: 'Asha' }}”.`,
  });
  expect(['12', '#12', '12.0'].map(read('employee_id'))).toEqual(['12', '12', '12'].map(wire));
  expect(read('employee_id')('A-12')).toEqual({ problem: msg`An Employee ID is a number.` });
});
