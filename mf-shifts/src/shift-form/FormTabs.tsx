import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { RULE_SECTIONS, type RuleSection } from '@seamline/shared/contract/shifts/shift-rule';
import { type DayRule, isDayRule, recordOf, type ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import { useFormState } from '@seamline/shared/form';
import { IN_PLACE, useSearchParamsChange } from '@seamline/shared/table';
import { Badge, usePrinting } from '@seamline/shared/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { focusField, problemsIn } from './problems.ts';

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

/** The tabs of the form, in their order. */
const TABS = ['settings', 'week', 'try-out'] as const;
type FormTab = (typeof TABS)[number];

/** The tab that has the field of a rule. */
function tabOf(rule: ShiftRule | DayRule): FormTab {
  return isDayRule(rule) || recordOf(rule).section === 'week' ? 'week' : 'settings';
}

/** The section of the settings that has the field of a rule. */
export function sectionOf(rule: ShiftRule): RuleSection {
  return recordOf(rule).section as RuleSection;
}

/** A tab, and a section of the settings where that is the tab. */
interface View {
  readonly tab: FormTab;
  readonly section?: RuleSection | undefined;
}

/** The tab and the section in view, which the URL names, and the ways to others. */
export function useFormTabs() {
  const { state } = useLocation();
  const [params] = useSearchParams();
  // The state of the location names the shift that a copy starts from.
  const change = useSearchParamsChange({ ...IN_PLACE, state });
  const [target, setTarget] = useState<View & { focus(): void }>();
  const tab = TABS.find((each) => each === params.get('tab')) ?? 'settings';
  const section = RULE_SECTIONS.find((each) => each === params.get('section')) ?? 'basic';

  // What is hidden cannot take the focus, and the URL changes later than it is asked to.
  useEffect(() => {
    if (!target || target.tab !== tab || (target.section && target.section !== section)) return;
    setTarget(undefined);
    target.focus();
  }, [target, tab, section]);

  function show(view: View) {
    const shown = { tab: view.tab, section: view.section ?? section };
    if (shown.tab === tab && shown.section === section) return;
    change({
      tab: shown.tab === 'settings' ? '' : shown.tab,
      section: shown.section === 'basic' ? '' : shown.section,
    });
  }

  function showAndFocus(view: View, focus: () => void) {
    show(view);
    setTarget({ ...view, focus });
  }

  return {
    tab,
    section,
    showTab: (wanted: FormTab) => show({ tab: wanted }),
    /** Shows a section and focuses its heading. */
    showSection: (wanted: RuleSection) =>
      showAndFocus({ tab: 'settings', section: wanted }, () => focusHeading(`section-${wanted}`)),
    /** Shows the field at a field path and focuses it. */
    goTo(fieldPath: string) {
      const [first = '', , dayRule] = fieldPath.split('.');
      const rule = (dayRule ?? first) as ShiftRule | DayRule;
      const tab = tabOf(rule);
      const view: View = tab === 'week' || isDayRule(rule) ? { tab: 'week' } : { tab, section: sectionOf(rule) };
      showAndFocus(view, () => void focusField(fieldPath));
    },
  };
}

function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'nearest' });
  heading?.focus({ preventScroll: true });
}
