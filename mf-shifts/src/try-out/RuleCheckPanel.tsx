import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { UndoNotice } from '@seamline/shared/form';
import { Button, Icon } from '@seamline/shared/ui';
import { memo, useRef, useState } from 'react';
import { dayRanges } from '../engine/explanation/phrases.ts';
import { checkShift, type Finding, fixFinding } from '../engine/rule-check/checkShift.ts';
import { findingMessages } from './findingMessages.ts';
import { LawAdviceList } from './LawAdviceList.tsx';

const Findings = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '2.5',
      rowGap: '2',
      alignItems: 'center',
      padding: '2.5',
      borderRadius: 'md',
      bg: 'danger.subtle',
    },
    '& > li > svg': { color: 'danger' },
    '& > li > div': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      gridColumn: '1 / -1',
      justifyContent: 'flex-end',
    },
    '& button': { whiteSpace: 'normal', textAlign: 'start', paddingBlock: '1' },
  },
});

interface RuleCheckPanelProps {
  shift: ShiftInput;
  /** False while some values are not typed to the end: what they will contradict is not known yet. */
  isReadable: boolean;
  /** Makes those changes that lead from one shift to another. */
  change(before: ShiftInput, after: ShiftInput): void;
  /** Leads to a field, by its way in the form. */
  show(field: string): void;
}

/** Lists the findings about a shift, each with a fix. */
export const RuleCheckPanel = memo(RuleCheck);

function RuleCheck({ shift, isReadable, change, show }: RuleCheckPanelProps) {
  const { t } = useLingui();
  const [done, setDone] = useState<{ says: string; before: ShiftInput; after: ShiftInput }>();
  const notice = useRef<HTMLDivElement>(null);
  const findings = checkShift(shift);

  /** The pressed button goes with its finding, so the focus moves to where it says what was done. */
  function put(after: ShiftInput, says: string) {
    setDone({ says, before: shift, after });
    change(shift, after);
    requestAnimationFrame(() => notice.current?.focus());
  }

  function fixAll() {
    let fixed = shift;
    for (let left = findings; left[0] && left.length > 0; left = checkShift(fixed)) {
      const next = fixFinding(fixed, left[0]);
      if (JSON.stringify(next) === JSON.stringify(fixed)) break;
      fixed = next;
    }
    put(
      fixed,
      t`${plural({ count: findings.length }, { one: '# problem was fixed.', other: '# problems were fixed.' })}`,
    );
  }

  return (
    <Stack gap="3">
      {done && (
        <UndoNotice
          tone="success"
          ref={notice}
          undo={() => {
            change(done.after, done.before);
            setDone(undefined);
          }}
        >
          {done.says}
        </UndoNotice>
      )}
      {findings.length === 0 && isReadable && (
        <Text>
          <Icon name="checkCircle" /> {t`No contradictions found.`}{' '}
          <Text as="span" color="fg.muted">
            <Trans>Hours, breaks, limits, week offs, leave and pay go together.</Trans>
          </Text>
        </Text>
      )}
      {findings.length > 0 && (
        <>
          <Findings
            aria-label={t`${plural({ count: findings.length }, { one: '# thing to look at', other: '# things to look at' })}`}
          >
            {findings.map((finding) => (
              <FindingLine
                key={finding.kind}
                finding={finding}
                fix={(says) => put(fixFinding(shift, finding), says)}
                show={show}
              />
            ))}
          </Findings>
          {findings.length > 1 && (
            <Button variant="outline" onClick={fixAll} alignSelf="start">
              <Icon name="check" /> {t`Fix all`}
            </Button>
          )}
        </>
      )}
      <LawAdviceList shift={shift} show={show} />
    </Stack>
  );
}

interface FindingLineProps {
  finding: Finding;
  fix(says: string): void;
  show(field: string): void;
}

function FindingLine({ finding, fix, show }: FindingLineProps) {
  const { t, i18n } = useLingui();
  const messages = findingMessages[finding.kind];
  const sentence = t(messages.says(dayRanges(finding.days, i18n)));
  const label = t(messages.fix);
  const [field] = finding.fields;
  return (
    <li>
      <Icon name="alert" />
      <span>{sentence}</span>
      <div>
        {field && (
          <Button variant="ghost" size="sm" onClick={() => show(field)} aria-label={t`Show the field: ${sentence}`}>
            <Trans>Show</Trans>
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => fix(t`Done: ${{ fix: label }}.`)}>
          {label}
        </Button>
      </div>
    </li>
  );
}
