import { expect, test } from 'vitest';
import { translate } from './phrases.ts';

const book = {
  'Please sign in.': 'कृपया साइन इन करें।',
  'Use at most {max} characters.': 'ज़्यादा से ज़्यादा {max} अक्षर लिखें।',
  '{name} cannot be deleted: {+things} belong to it.': '{name} हटाया नहीं जा सकता: {+things} इससे जुड़े हैं।',
  '{#count} departments': '{#count} विभाग',
  '{#count} employees': '{#count} कर्मचारी',
  and: 'और',
};

test.each([
  ['Please sign in.', 'कृपया साइन इन करें।'],
  ['Use at most 200 characters.', 'ज़्यादा से ज़्यादा 200 अक्षर लिखें।'],
  ['A (b) cannot be deleted: 4 departments belong to it.', 'A (b) हटाया नहीं जा सकता: 4 विभाग इससे जुड़े हैं।'],
  [
    'Vesu cannot be deleted: 1 departments, 2 employees and Cut, Sew belong to it.',
    'Vesu हटाया नहीं जा सकता: 1 विभाग, 2 कर्मचारी और Cut, Sew इससे जुड़े हैं।',
  ],
  [
    'Vesu cannot be deleted: 4 departments and 18 employees belong to it.',
    'Vesu हटाया नहीं जा सकता: 4 विभाग और 18 कर्मचारी इससे जुड़े हैं।',
  ],
])('the book turns “%s” into its language', (english, hindi) => {
  expect(translate(book, english)).toBe(hindi);
});

test.each(['Something new.', 'constructor', '', 'many departments'])(
  'what the book does not know stays: “%s”',
  (text) => {
    expect(translate(book, text)).toBe(text);
  },
);

test('a name is filled in as it is, whatever it says', () => {
  expect(translate(book, 'Please sign in. cannot be deleted: 4 departments belong to it.')).toBe(
    'Please sign in. हटाया नहीं जा सकता: 4 विभाग इससे जुड़े हैं।',
  );
  expect(translate(book, '$1 {max} cannot be deleted: 1 things belong to it.')).toBe(
    '$1 {max} हटाया नहीं जा सकता: 1 things इससे जुड़े हैं।',
  );
});
