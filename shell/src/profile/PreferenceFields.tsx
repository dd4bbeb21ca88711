import { useLingui } from '@lingui/react/macro';
import {
  type ColourMode,
  type Density,
  LANGUAGES,
  type Language,
  setColourMode,
  setDensity,
  setLanguage,
  useColourMode,
  useDensity,
  useLanguage,
} from '@seamline/shared/session';
import { Field, NativeSelect } from '@seamline/shared/ui';

/** Language, theme and density of this browser. Each applies as soon as it is chosen. */
export function PreferenceFields() {
  const { t } = useLingui();
  const modes: Record<ColourMode, string> = { light: t`Light`, dark: t`Dark`, system: t`As the device` };
  const densities: Record<Density, string> = { comfortable: t`Comfortable`, compact: t`Compact` };
  return (
    <>
      <Preference label={t`Language`} labels={LANGUAGES} value={useLanguage()} onChange={setLanguage} areNames />
      <Preference label={t`Theme`} labels={modes} value={useColourMode()} onChange={setColourMode} />
      <Preference
        label={t`Density`}
        hint={t`Compact fits more rows on a computer's screen.`}
        labels={densities}
        value={useDensity()}
        onChange={setDensity}
      />
    </>
  );
}

interface PreferenceProps<Value extends string> {
  label: string;
  hint?: string;
  labels: Readonly<Record<Value, string>>;
  value: Value;
  onChange(value: Value): void;
  /** True where each label is in the language that it names. */
  areNames?: boolean;
}

function Preference<Value extends string>({ label, hint, labels, value, onChange, areNames }: PreferenceProps<Value>) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <NativeSelect {...control} value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {Object.entries<string>(labels).map(([choice, text]) => (
            <option key={choice} value={choice} lang={areNames ? (choice as Language) : undefined}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
