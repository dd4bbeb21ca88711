import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { notify, useFailures } from '@seamline/shared/session';
import { Button, Icon } from '@seamline/shared/ui';
import { memo } from 'react';
import { explainShift } from '../engine/explanation/explainShift.ts';

const Passages = chakra('div', {
  base: {
    columns: { base: 'auto', md: '22rem 2' },
    columnGap: '8',
    '& section': { breakInside: 'avoid', marginBlockEnd: '4' },
    '& h3': { marginBlockEnd: '1', fontWeight: 'bold' },
    '& ul': { paddingInlineStart: '5', listStyle: 'disc' },
    '& li': { lineHeight: '1.6', overflowWrap: 'anywhere' },
    '& mark': { bg: 'accent.subtle', color: 'fg', borderRadius: 'sm', boxDecorationBreak: 'clone' },
  },
});

interface ShiftWordsPanelProps {
  shift: ShiftInput;
  /** The shift before the changes; sentences that are new since then are marked. */
  before: ShiftInput;
}

/** The whole shift read out. */
export const ShiftWordsPanel = memo(ShiftWords);

function ShiftWords({ shift, before }: ShiftWordsPanelProps) {
  const { t, i18n } = useLingui();
  const failures = useFailures();
  const passages = explainShift(shift, i18n);
  const known = new Set(explainShift(before, i18n).flatMap(({ sentences }) => sentences));
  const hasNews = passages.some(({ sentences }) => sentences.some((sentence) => !known.has(sentence)));

  async function copy() {
    const lines = passages.map(({ title, sentences }) => [title, ...sentences.map((one) => `• ${one}`)].join('\n'));
    try {
      await navigator.clipboard.writeText(lines.join('\n\n'));
      failures.dismiss();
      notify.success(t`The text was copied.`);
    } catch {
      failures.notify(t`The browser did not allow copying. Select the text and copy it yourself.`);
    }
  }

  return (
    <Stack gap="4">
      <Button variant="outline" size="sm" alignSelf="start" onClick={() => void copy()}>
        <Icon name="copy" /> {t`Copy the text`}
      </Button>
      {hasNews && (
        <Text fontSize="sm" color="fg.muted">
          <Trans>Marked sentences are new since the form was opened.</Trans>
        </Text>
      )}
      <Passages>
        {passages.map(({ title, sentences }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>{known.has(sentence) ? sentence : <mark>{sentence}</mark>}</li>
              ))}
            </ul>
          </section>
        ))}
      </Passages>
    </Stack>
  );
}
