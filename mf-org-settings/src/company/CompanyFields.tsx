import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { COMPANY_LIMITS, type Company } from '@seamline/shared/contract/organisation/company';
import { BoundField, FileField, TextAreaField, TextField, useFormContext, useWatch } from '@seamline/shared/form';
import { NativeSelect } from '@seamline/shared/ui';
import { type ReactNode, useMemo } from 'react';
import { adviseGst, isIndianPhone, isPincode, isWebAddress } from './advice.ts';
import { isHomeZone, zoneGroups } from './timezones.ts';

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
          <FileField name="company_logo" label={t`Company Logo`} current={company.company_logo_url} />
          <FileField name="company_photo" label={t`Company Photo`} current={company.company_photo_url} size="wide" />
        </Grid>
      </Stack>
      <Stack gap="4" {...SECTION}>
        <Heading size="md">
          <Trans>Company</Trans>
        </Heading>
        <TextField name="company_name" label={t`Company Name`} limit={COMPANY_LIMITS.company_name} required />
        <TextAreaField name="address" label={t`Address`} limit={COMPANY_LIMITS.address} rows={3} required />
        <Grid gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <AdvisedField
            name="pincode"
            label={t`Pincode`}
            advise={(value) => !isPincode(value) && t`A PIN code has 6 digits and does not begin with 0.`}
            inputMode="numeric"
          />
          <TimezoneField name="default_timezone" label={t`Default Timezone`} />
          <AdvisedField
            name="company_website"
            label={t`Company Website`}
            advise={(value) =>
              !isWebAddress(value) && t`This does not look like a web address, such as https://www.example.com.`
            }
            type="url"
          />
          <AdvisedField
            name="company_contact"
            label={t`Company Contact`}
            advise={(value) => !isIndianPhone(value) && t`A phone number in India has 10 digits.`}
            type="tel"
          />
          <TextField name="company_email" label={t`Company Email`} type="email" />
          <TextField name="hr_email" label={t`HR Email`} type="email" />
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
  return <AdvisedField name="gst_number" label={t`GST Number`} advise={advise} />;
}

interface AdvisedFieldProps {
  name: string;
  label: string;
  advise(value: string): ReactNode;
  type?: 'url' | 'tel';
  inputMode?: 'numeric';
}

/** A text field that shows advice for unusual values. */
function AdvisedField({ advise, ...field }: AdvisedFieldProps) {
  const value: unknown = useWatch({ name: field.name });
  const advice = typeof value === 'string' ? advise(value) : undefined;
  return <TextField {...field} advice={advice} isSavable />;
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
