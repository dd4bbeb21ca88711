/// <reference path="../../../shared/src/i18n/po.d.ts" />
import { Card } from '@chakra-ui/react/card';
import { Heading } from '@chakra-ui/react/heading';
import { Link as TextLink } from '@chakra-ui/react/link';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { PackageMessages } from '@seamline/shared/i18n';
import { Page } from '@seamline/shared/ui';
import { Link } from 'react-router-dom';
import { JOBS, type Job } from './jobs.ts';

/** The messages of this page, which no other page loads. */
export const helpMessages = new PackageMessages({
  hi: () => import('../../locales/help/hi.po'),
  gu: () => import('../../locales/help/gu.po'),
});

const Jobs = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(26rem, 100%), 1fr))',
    gap: '4',
    '& section': { display: 'flex', flexDirection: 'column', gap: '2' },
    '& ol': { listStyle: 'decimal', paddingInlineStart: '5' },
    '& li': { paddingBlock: '0.5' },
    '& p:last-of-type': { display: 'flex', flexWrap: 'wrap', columnGap: '4', marginBlockStart: 'auto' },
    '& p > a': { minHeight: { base: '44px', md: '24px' }, alignContent: 'center' },
  },
});

/** What the product is used for: each job in a few steps, with links to where it is done. */
export function HelpScreen() {
  return (
    <I18nProvider i18n={helpMessages.i18n}>
      <Help />
    </I18nProvider>
  );
}

function Help() {
  const { t } = useLingui();
  return (
    <Page title={t`Help`} description={t`Ten jobs, where they are done, and the steps of each.`}>
      <Jobs>
        {JOBS.map((job) => (
          <JobSection key={job.key} job={job} />
        ))}
      </Jobs>
    </Page>
  );
}

function JobSection({ job: { key, title, what, steps, links } }: { job: Job }) {
  const { t } = useLingui();
  return (
    <Card.Root as="section" aria-labelledby={`help-${key}`}>
      <Heading id={`help-${key}`} size="md">
        {t(title)}
      </Heading>
      <Text color="fg.muted">{t(what)}</Text>
      <ol>
        {steps.map((step) => (
          <li key={step.id}>{t(step)}</li>
        ))}
      </ol>
      <Text>
        {links.map(({ label, to }) => (
          <TextLink key={to} asChild>
            <Link to={to}>{t(label)}</Link>
          </TextLink>
        ))}
      </Text>
    </Card.Root>
  );
}
