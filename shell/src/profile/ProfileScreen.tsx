import { Card } from '@chakra-ui/react/card';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ViewerAnswer } from '@seamline/shared/contract/access/session';
import { PackageMessages } from '@seamline/shared/i18n';
import { formatList } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
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
import { Button, ErrorState, Field, Icon, LoadingState, NativeSelect, Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { accountQuery } from './queries.ts';
import { SessionsSection } from './SessionsSection.tsx';

/// <reference path="../../../shared/src/i18n/po.d.ts" />

/** The messages of this page, which no other page loads. */
export const profileMessages = new PackageMessages({
  hi: () => import('../../locales/profile/hi.po'),
  gu: () => import('../../locales/profile/gu.po'),
});

const Content = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    maxWidth: '26rem',
    '&[data-wide]': { maxWidth: 'none' },
    '& dl': { display: 'grid', gap: '3' },
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { overflowWrap: 'anywhere' },
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingBlock: '3',
    },
    '& li:first-of-type': { paddingBlockStart: 0 },
    '& li + li': { borderBlockStartWidth: '1px' },
    '& li > div': { minWidth: 0, overflowWrap: 'anywhere' },
    '& li small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
  },
});

/** The own account: what owners have entered, the password, the settings of this browser, and the sessions. */
export function ProfileScreen() {
  return (
    <I18nProvider i18n={profileMessages.i18n}>
      <Profile />
    </I18nProvider>
  );
}

function Profile() {
  const { t } = useLingui();
  return (
    <Page title={t`Profile`} narrow>
      <Section title={t`Account`}>
        <Account />
      </Section>
      <Section title={t`Language and appearance`} description={t`For this browser. A choice applies at once.`}>
        <PreferenceFields />
      </Section>
      <Section
        title={t`Sessions`}
        description={t`The devices that you are signed in on. End a session that you do not recognise, and change your password.`}
        isWide
      >
        <SessionsSection />
      </Section>
    </Page>
  );
}

interface SectionProps {
  title: string;
  description?: string;
  isWide?: boolean;
  children: ReactNode;
}

function Section({ title, description, isWide, children }: SectionProps) {
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id}>
      <Heading id={id} size="md">
        {title}
      </Heading>
      {description && (
        <Text color="fg.muted" fontSize="sm">
          {description}
        </Text>
      )}
      <Content marginBlockStart="4" data-wide={isWide || undefined}>
        {children}
      </Content>
    </Card.Root>
  );
}

function Account() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(accountQuery);
  if (!data) {
    if (!error) return <LoadingState>{t`Loading your account…`}</LoadingState>;
    return (
      <ErrorState
        title={t`Your account could not be loaded.`}
        detail={error.message}
        retry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  return (
    <>
      <dl>
        <Value label={t`Name`}>{data.name}</Value>
        <Value label={t`Mobile Number`}>{data.number}</Value>
        <Value label={t`Email`}>{data.email || '–'}</Value>
        <Value label={t`Role`}>{data.role === 'owner' ? t`Owner` : t`Manager`}</Value>
        <Value label={t`Permissions`}>
          <Permissions viewer={data} />
        </Value>
      </dl>
      <Text color="fg.muted" fontSize="sm">
        <Trans>An owner can correct your name, number and email.</Trans>
      </Text>
      <Button asChild variant="outline" alignSelf="flex-start">
        <Link to={`${paths.managers}/${data.number}/password`}>
          <Icon name="key" /> <Trans>Change Password</Trans>
        </Link>
      </Button>
    </>
  );
}

function Value({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Permissions({ viewer }: { viewer: ViewerAnswer }) {
  const { scope, view_permission } = viewer;
  return (
    <>
      <OfRecords viewer={viewer} />{' '}
      {view_permission && scope && scope.length > 0 && <Trans>Only of {{ branches: formatList(scope) }}.</Trans>}
      {view_permission && scope?.length === 0 && <Trans>Only of branches that an owner has not chosen yet.</Trans>}
    </>
  );
}

function OfRecords({ viewer: { role, view_permission, edit_permission } }: { viewer: ViewerAnswer }) {
  if (role === 'owner') return <Trans>You can see and change everything.</Trans>;
  if (!view_permission) return <Trans>You cannot see any records. An owner can permit it.</Trans>;
  if (!edit_permission) return <Trans>You can see all records, but not change them. An owner can permit it.</Trans>;
  return <Trans>You can see, add, change and delete records.</Trans>;
}

/** Language, theme and density of this browser. Each applies as soon as it is chosen. */
function PreferenceFields() {
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
