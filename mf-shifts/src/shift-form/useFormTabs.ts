import { RULE_SECTIONS, type RuleSection } from '@seamline/shared/contract/shifts/shift-rule';
import { type DayRule, isDayRule, recordOf, type ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import { IN_PLACE, useSearchParamsChange } from '@seamline/shared/table';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { focusField } from './problems.ts';

/** The tabs of the form, in their order. */
export const TABS = ['settings', 'week', 'try-out'] as const;
export type FormTab = (typeof TABS)[number];

/** The tab that has the field of a rule. */
export function tabOf(rule: ShiftRule | DayRule): FormTab {
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
