import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { COMPANY_LIMITS, type Company, DEFAULT_TIMEZONE } from '@seamline/shared/contract/organisation/company';
import { latinDigits } from '@seamline/shared/contract/wire/digits';
import { bareNumber, indianNumber, isNumberLike } from '@seamline/shared/contract/wire/telephone-numbers';
import { BoundField, FileField, TextAreaField, TextField, useFormContext, useWatch } from '@seamline/shared/form';
import { COMPANY_LABELS } from '@seamline/shared/labels/company';
import { NativeSelect } from '@seamline/shared/ui';
import { useMemo } from 'react';
import { AdvisedField } from '../AdvisedField.tsx';

/** A line ends each part of a long form. */
const SECTION = { borderBlockEndWidth: '1px', borderColor: 'border', paddingBlockEnd: '4' } as const;

/** Pictures and texts of the company. Unusual values get advice; only the server refuses values. */
export function CompanyFields({ company }: { company: Company }) {
  const { t } = useLingui();
  return (
    <>
      <Stack gap="3" {...SECTION}>
        <Heading size="md">
          <Trans>Pictures</Trans>
        </Heading>
        <Text color="fg.muted">
          <Trans>A picture can be replaced, but not removed.</Trans>
        </Text>
        <Grid gap="4" gridTemplateColumns={{ base: '1fr', md: '12rem 1fr' }}>
          <FileField
            name="company_logo"
            label={t(COMPANY_LABELS.company_logo_file_id)}
            current={company.company_logo_url}
          />
          <FileField
            name="company_photo"
            label={t(COMPANY_LABELS.company_photo_file_id)}
            current={company.company_photo_url}
            size="wide"
          />
        </Grid>
      </Stack>
      <Stack gap="4" {...SECTION}>
        <Heading size="md">
          <Trans>Company</Trans>
        </Heading>
        <TextField
          name="company_name"
          label={t(COMPANY_LABELS.company_name)}
          limit={COMPANY_LIMITS.company_name}
          required
        />
        <TextAreaField
          name="address"
          label={t(COMPANY_LABELS.address)}
          limit={COMPANY_LIMITS.address}
          rows={3}
          required
        />
        <Grid gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <AdvisedField
            name="pincode"
            label={t(COMPANY_LABELS.pincode)}
            advise={(value) => !isPincode(value) && t`A PIN code has 6 digits and does not begin with 0.`}
            inputMode="numeric"
          />
          <TimezoneField name="default_timezone" label={t(COMPANY_LABELS.default_timezone)} />
          <AdvisedField
            name="company_website"
            label={t(COMPANY_LABELS.company_website)}
            advise={(value) =>
              !isWebAddress(value) && t`This does not look like a web address, such as https://www.example.com.`
            }
            type="url"
          />
          <AdvisedField
            name="company_contact"
            label={t(COMPANY_LABELS.company_contact)}
            advise={(value) => !isIndianPhone(value) && t`A phone number in India has 10 digits.`}
            type="tel"
          />
          <TextField name="company_email" label={t(COMPANY_LABELS.company_email)} type="email" />
          <TextField name="hr_email" label={t(COMPANY_LABELS.hr_email)} type="email" />
          <GstField />
        </Grid>
      </Stack>
    </>
  );
}

function GstField() {
  const { t } = useLingui();
  const advise = (value: string) => {
    const advice = adviseGst(value);
    switch (advice?.kind) {
      case 'length': {
        const { length } = advice;
        return t`A GSTIN has 15 characters, this has ${length}.`;
      }
      case 'check': {
        const { wanted } = advice;
        return t`The last character of this GSTIN should be ${wanted}. Please compare it with the certificate.`;
      }
      case 'shape':
        return t`A GSTIN is made of a state code, a PAN, a number, Z and a check character, such as 24AAACM7463H1ZH.`;
      default:
        return undefined;
    }
  };
  return <AdvisedField name="gst_number" label={t(COMPANY_LABELS.gst_number)} advise={advise} />;
}

/** A select of the time zones that the browser knows. */
function TimezoneField({ name, label }: { name: string; label: string }) {
  const { t } = useLingui();
  const { register, formState } = useFormContext();
  const stored: unknown = formState.defaultValues?.[name];
  const groups = useMemo(() => zoneGroups(typeof stored === 'string' ? stored : ''), [stored]);
  const chosen: unknown = useWatch({ name });
  const advice =
    typeof chosen === 'string' &&
    chosen !== '' &&
    !isHomeZone(chosen) &&
    t`Shifts are always planned in Asia/Kolkata (+05:30), regardless of this setting.`;
  return (
    <BoundField name={name} label={label} advice={advice}>
      {(control) => (
        <NativeSelect {...control} {...register(name)}>
          {groups.map(({ region, zones }) => (
            <optgroup key={region} label={region || t({ message: 'Other', comment: 'Time zones without a region' })}>
              {zones.map(({ value, label: zone }) => (
                <option key={value} value={value}>
                  {region ? `${region}/${zone}` : zone}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      )}
    </BoundField>
  );
}

/** Advice about a GST number. The number can be saved nevertheless. */
type GstAdvice =
  | { readonly kind: 'length'; readonly length: number }
  | { readonly kind: 'shape' }
  | { readonly kind: 'check'; readonly wanted: string };

const GSTIN_LENGTH = 15;
const INDIAN_DIGITS = 10;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State code, PAN, number of the registration, a letter that is always Z, check character. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Returns undefined for a valid number and for an empty one. */
export function adviseGst(given: string): GstAdvice | undefined {
  const number = latinDigits(given).replaceAll(/[\s-]/g, '').toUpperCase();
  if (number === '') return undefined;
  if (number.length !== GSTIN_LENGTH) return { kind: 'length', length: [...number].length };
  if (!GSTIN.test(number)) return { kind: 'shape' };
  const wanted = checkCharacter(number.slice(0, -1));
  return number.endsWith(wanted) ? undefined : { kind: 'check', wanted };
}

/**
 * Returns the check character of the first fourteen: every second value is doubled, the two digits of each product in base 36
 * are added up, and the check fills the sum up to a multiple of 36.
 */
export function checkCharacter(first: string): string {
  const base = DIGITS.length;
  const sum = [...first].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / base) + (product % base);
  }, 0);
  return DIGITS.charAt((base - (sum % base)) % base);
}

/** Accepts six digits, of which the first is the postal zone and never 0, and an empty text. */
export function isPincode(given: string): boolean {
  return /^([1-9]\d{5})?$/.test(latinDigits(given).replaceAll(/\s/g, ''));
}

/** Accepts ten digits after an optional country code or 0, with the usual separators, and an empty text. */
export function isIndianPhone(given: string): boolean {
  return bareNumber(given) === '' || (isNumberLike(given) && indianNumber(given).length === INDIAN_DIGITS);
}

/** Accepts a URL with a dot in its host, with or without a scheme, and an empty text. */
export function isWebAddress(given: string): boolean {
  const text = given.trim();
  if (text === '') return true;
  if (/\s/.test(text)) return false;
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && /^[^.].*\.[^.]{2,}$/.test(hostname);
}

/** Current names of zones that browsers still list under former ones. */
const CURRENT_NAMES: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** The zones of one region: `value` is stored, `label` is shown. */
interface ZoneGroup {
  readonly region: string;
  readonly zones: readonly { readonly value: string; readonly label: string }[];
}

function currentName(zone: string): string {
  return CURRENT_NAMES[zone] ?? zone;
}

/** Returns whether shifts are planned in the zone, under its current or former name. */
export function isHomeZone(zone: string): boolean {
  return currentName(zone) === DEFAULT_TIMEZONE;
}

/** Returns all zones that the browser knows, and the stored one, by region. */
export function zoneGroups(
  stored: string,
  known: readonly string[] = Intl.supportedValuesOf('timeZone'),
): readonly ZoneGroup[] {
  const names = new Set([...known.map(currentName), DEFAULT_TIMEZONE, 'UTC', ...(stored ? [stored] : [])]);
  const groups = new Map<string, { value: string; label: string }[]>();
  for (const value of [...names].sort()) {
    const slash = value.indexOf('/');
    const region = slash < 0 ? '' : value.slice(0, slash);
    const label = value.slice(slash + 1).replaceAll('_', ' ');
    groups.set(region, [...(groups.get(region) ?? []), { value, label }]);
  }
  return [...groups].map(([region, zones]) => ({ region, zones })).sort((one, other) => rank(one) - rank(other));
}

/** Sorts zones without a region last. */
function rank({ region }: ZoneGroup): number {
  return region === '' ? 1 : 0;
}
