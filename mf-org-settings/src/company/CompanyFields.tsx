import { COMPANY_LIMITS, type Company } from '@seamline/shared/contract/company';
import { FileField, TextAreaField, TextField, useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { Grid, Heading, Stack, Text } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { adviseGst, isIndianPhone, isPincode, isWebAddress } from './advice.ts';
import { companyMessages } from './messages.ts';
import { TimezoneField } from './TimezoneField.tsx';

/** A line ends each part of a long form. */
const SECTION = { borderBlockEndWidth: '1px', borderColor: 'line', paddingBlockEnd: '4' } as const;

/** Pictures and texts of the company. What looks odd gets a word of advice; nothing but the server's rules refuses it. */
export function CompanyFields({ company }: { company: Company }) {
  const text = useMessages(companyMessages);
  return (
    <>
      <Stack gap="3" {...SECTION}>
        <Heading size="md">{text.pictures}</Heading>
        <Text tone="muted">{text.picturesKept}</Text>
        <Grid gap="4" gridTemplateColumns={{ base: '1fr', md: '12rem 1fr' }}>
          <FileField name="company_logo" label={text.logo} current={company.company_logo_url} />
          <FileField name="company_photo" label={text.photo} current={company.company_photo_url} size="wide" />
        </Grid>
      </Stack>
      <Stack gap="4" {...SECTION}>
        <Heading size="md">{text.about}</Heading>
        <TextField name="company_name" label={text.name} limit={COMPANY_LIMITS.company_name} required />
        <TextAreaField name="address" label={text.address} limit={COMPANY_LIMITS.address} rows={3} required />
        <Grid gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <AdvisedField
            name="pincode"
            label={text.pincode}
            advise={(value) => !isPincode(value) && text.pincodeAdvice}
            inputMode="numeric"
          />
          <TimezoneField name="default_timezone" label={text.timezone} />
          <AdvisedField
            name="company_website"
            label={text.website}
            advise={(value) => !isWebAddress(value) && text.websiteAdvice}
            type="url"
          />
          <AdvisedField
            name="company_contact"
            label={text.contact}
            advise={(value) => !isIndianPhone(value) && text.phoneAdvice}
            type="tel"
          />
          <TextField name="company_email" label={text.email} type="email" />
          <TextField name="hr_email" label={text.hrEmail} type="email" />
          <GstField />
        </Grid>
      </Stack>
    </>
  );
}

function GstField() {
  const text = useMessages(companyMessages);
  const advise = (value: string) => {
    const advice = adviseGst(value);
    if (advice?.kind === 'length') return text.gstLength(advice.length);
    if (advice?.kind === 'check') return text.gstCheck(advice.wanted);
    return advice && text.gstShape;
  };
  return <AdvisedField name="gst_number" label={text.gst} advise={advise} />;
}

interface AdvisedFieldProps {
  name: string;
  label: string;
  advise(value: string): ReactNode;
  type?: 'url' | 'tel';
  inputMode?: 'numeric';
}

/** A text that gets a word of advice while it looks odd. */
function AdvisedField({ advise, ...field }: AdvisedFieldProps) {
  const value: unknown = useWatch({ name: field.name });
  const advice = typeof value === 'string' ? advise(value) : undefined;
  return <TextField {...field} hint={advice && <span role="status">{advice}</span>} />;
}
