import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Occasion } from '@seamline/shared/contract/employees/employee-figures';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { perLocale } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { Avatar } from '@seamline/shared/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';

const Panel = chakra('section', {
  base: {
    '& li': {
      display: 'grid',
      gridTemplateColumns: '2.25rem minmax(0, 1fr)',
      gap: '3',
      alignItems: 'center',
      minHeight: '3rem',
      overflowWrap: 'anywhere',
    },
    // In pixels: the smallest target, also where the text is small.
    '& a': { display: 'block', minHeight: '24px' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
    '& [data-today] small': { color: 'accent.fg' },
  },
});

const days = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** The next birthdays and anniversaries of the week. */
export function OccasionsPanel({ occasions }: { occasions: readonly Occasion[] }) {
  const { t } = useLingui();
  const headingId = useId();
  const today = dateInIndia(new Date());
  return (
    <Panel data-panel="" aria-labelledby={headingId}>
      <header>
        <Heading as="h3" id={headingId} size="md">
          <Trans>To celebrate this week</Trans>
        </Heading>
      </header>
      {occasions.length === 0 && (
        <Text color="fg.muted">
          <Trans>No more birthdays or work anniversaries until Sunday.</Trans>
        </Text>
      )}
      <ul>
        {occasions.map(({ employee_id: id, user_name: name, kind, day, years }) => (
          <li key={`${kind} ${id}`} data-today={day === today || undefined}>
            <Avatar name={name} source={null} size={36} />
            <span>
              <Link to={paths.employeeDetails(id)}>{name}</Link>{' '}
              <small>
                {kind === 'birthday'
                  ? t`Birthday`
                  : t`${plural(years ?? 0, { one: '# year with the company', other: '# years with the company' })}`}
                {' · '}
                {day === today ? t`today` : days().format(Date.parse(day))}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
