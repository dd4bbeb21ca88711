import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import type { EmployeeDetails } from '@seamline/shared/contract/employees/employee-details';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { DEFAULT_COUNTRY_CODE } from '@seamline/shared/contract/wire/telephone-numbers';
import { Avatar, Badge } from '@seamline/shared/ui';
import { ContactLink } from './ContactLink.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** The head of an employee's screens: picture, post, branch, status, and links to call and to write. */
export function PersonHead({ person }: { person: EmployeeDetails }) {
  const { t } = useLingui();
  const { full_name, designation, department, branch, documents, notice, leaving, other_info } = person;
  const joinsOn = person.joining_date > dateInIndia(new Date()) ? person.joining_date : undefined;
  const mail = person.primary_email ?? person.contact.personal_email;
  return (
    <HStack gap="4" alignItems="flex-start">
      <Avatar name={full_name} source={documents.profile_picture} size={72} />
      <Stack gap="1" minWidth={0}>
        <Text fontSize="lg">{designation.name}</Text>
        <Text color="fg.muted">{[department.name, branch.name].filter(Boolean).join(' · ')}</Text>
        <HStack flexWrap="wrap">
          {leaving || notice || joinsOn ? (
            <StatusBadge
              joinsOn={joinsOn}
              onNoticeUntil={notice?.company_last_day}
              leftOn={leaving?.company_last_day}
            />
          ) : (
            <Badge tone="success">{t`Active`}</Badge>
          )}
          {other_info.biometric_id && (
            <Badge tone="neutral">{t`Employee code ${{ code: other_info.biometric_id }}`}</Badge>
          )}
        </HStack>
        <HStack flexWrap="wrap" columnGap="4">
          <ContactLink to={`tel:${person.mobile_number}`}>{person.mobile_number}</ContactLink>
          <ContactLink to={messageAddress(person)} opensTab>{t`WhatsApp`}</ContactLink>
          {mail && <ContactLink to={`mailto:${mail}`}>{mail}</ContactLink>}
        </HStack>
      </Stack>
    </HStack>
  );
}

/** The address of a chat on WhatsApp, which takes digits with the country alone. */
function messageAddress({ mobile_number, contact }: EmployeeDetails): string {
  const number = (contact.whatsapp_number || mobile_number).replaceAll(/\D/g, '');
  return `https://wa.me/${number.length === 10 ? DEFAULT_COUNTRY_CODE.slice(1) : ''}${number}`;
}
