import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormState } from '@seamline/shared/form';
import { Badge, usePrinting } from '@seamline/shared/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { problemsIn } from './problems.ts';
import { type FormTab, TABS, tabOf } from './useFormTabs.ts';

const TITLES: Readonly<Record<FormTab, MessageDescriptor>> = {
  settings: msg`Settings`,
  week: msg`Week`,
  'try-out': msg`Try-out`,
};

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, 1fr)', md: 'repeat(3, auto) 1fr' },
    borderBlockEndWidth: '1px',
    '& > button': {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      columnGap: '2',
      minHeight: { base: '44px', md: '36px' },
      paddingInline: { base: '1', md: '5' },
      marginBlockEnd: '-1px',
      borderBlockEnd: '3px solid transparent',
      color: 'fg.muted',
      fontWeight: 'medium',
      cursor: 'pointer',
      '&:hover': { color: 'fg' },
      '&[aria-selected=true]': {
        color: 'accent.fg',
        borderColor: 'accent.solid',
        '@media (forced-colors: active)': {
          forcedColorAdjust: 'none',
          bg: 'SelectedItem',
          color: 'SelectedItemText',
        },
      },
    },
  },
});

interface FormTabsProps {
  tab: FormTab;
  /** True while the other days follow Monday, whose errors then are theirs. */
  isSame: boolean;
  show(tab: FormTab): void;
}

/**
 * The tabs of the form, each with its number of errors. They are native: Chakra's would add 9 kB to the form
 * (docs/decisions/0018-chakra-components.md).
 */
export function FormTabs({ tab, isSame, show }: FormTabsProps) {
  const { t } = useLingui();
  const { errors } = useFormState();
  const problems = problemsIn(errors, isSame);

  function walk(event: KeyboardEvent) {
    const at = TABS.indexOf(tab);
    const index = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    const next = index === undefined ? undefined : TABS.at(index % TABS.length);
    if (!next) return;
    event.preventDefault();
    document.getElementById(`tab-${next}`)?.focus();
    show(next);
  }

  return (
    <Row role="tablist" aria-label={t`Parts of the shift`} onKeyDown={walk} data-print="hide">
      {TABS.map((id) => {
        const count = problems.filter(({ rule }) => tabOf(rule) === id).length;
        return (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            aria-selected={tab === id}
            tabIndex={tab === id ? 0 : -1}
            onClick={() => show(id)}
          >
            {t(TITLES[id])}{' '}
            {count > 0 && <Badge tone="danger">{t`${plural(count, { one: '# error', other: '# errors' })}`}</Badge>}
          </button>
        );
      })}
    </Row>
  );
}

interface TabPanelProps {
  id: FormTab;
  isShown: boolean;
  children: ReactNode;
}

/** The content of a tab, which is mounted while another one is shown; paper has them all. */
export function TabPanel({ id, isShown, children }: TabPanelProps) {
  const isPrinting = usePrinting();
  return (
    <Stack
      role="tabpanel"
      id={`panel-${id}`}
      aria-labelledby={`tab-${id}`}
      hidden={!isShown && !isPrinting}
      gap="3"
      minWidth="0"
    >
      {children}
    </Stack>
  );
}
