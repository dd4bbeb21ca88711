import { RULE_SECTIONS } from '@seamline/shared/contract/shift-rule';
import { recordOf, SHIFT_RULES } from '@seamline/shared/contract/shift-rules';
import { FormSection } from './FormSection.tsx';
import { Rule } from './Rule.tsx';

/** The rules that all days have in common, a section each, in the order of their records. */
export function RuleSections() {
  return RULE_SECTIONS.map((section) => (
    <FormSection key={section} id={section}>
      {SHIFT_RULES.filter((name) => recordOf(name).section === section).map((name) => (
        <Rule key={name} name={name} />
      ))}
    </FormSection>
  ));
}
