import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import { setLanguage, useLanguage } from '@seamline/shared/session';
import { LanguageButtons, Logo } from '@seamline/shared/ui';
import type { DashboardLoader } from '../start.ts';
import { askedPageIn } from './askedPage.ts';
import { noteSignIn } from './freshSignIn.ts';
import { PatternDrawing } from './PatternDrawing.tsx';
import { loadSignInCalls, SignInForm } from './SignInForm.tsx';

const Frame = chakra('main', {
  base: {
    minHeight: '100dvh',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
    '& > aside': {
      display: { base: 'none', lg: 'flex' },
      flexDirection: 'column',
      gap: '2',
      padding: '10',
      position: 'sticky',
      top: '0',
      height: '100dvh',
      bg: 'cloth',
      color: 'onCloth',
      '@media print': { display: 'none' },
    },
    '& > div': { display: 'grid', placeItems: 'center', padding: { base: '5', md: '8' } },
  },
});

/** The sign-in page. */
export function SignInScreen({ dashboard }: { dashboard: DashboardLoader }) {
  const { t } = useLingui();
  const prefetch = () => {
    dashboard.prefetch();
    loadSignInCalls().catch(() => undefined);
  };
  return (
    <Frame>
      <title>{`${t`Sign in`} · Seamline HR`}</title>
      <aside>
        <PatternDrawing />
        <Heading as="p" size="xl" marginBlockStart="6">
          Seamline HR
        </Heading>
        <Text fontSize="lg">{t`Smarter Workflows, Powered by AI`}</Text>
      </aside>
      <div>
        {/* A person with the focus in a field is about to sign in. */}
        <Stack width="100%" maxWidth="23rem" gap="5" onFocus={prefetch}>
          <Logo size={44} />
          <Stack gap="1">
            <Heading as="h1" size="xl">
              {t`Sign in`}
            </Heading>
            <Text color="fg.muted">{t`Use the mobile number that your organisation registered.`}</Text>
          </Stack>
          <SignInForm
            done={() => {
              noteSignIn();
              history.replaceState(null, '', askedPageIn(history.state));
            }}
          />
          <LanguageBar />
          <Text color="fg.muted" fontSize="sm" textAlign="center" display={{ base: 'block', lg: 'none' }}>
            {t`Smarter Workflows, Powered by AI`}
          </Text>
        </Stack>
      </div>
    </Frame>
  );
}

/** The choice of language on the sign-in page, which has no menu. */
function LanguageBar() {
  const { t } = useLingui();
  return (
    <Flex role="group" aria-label={t`Language`} justifyContent="center" flexWrap="wrap" gap="1">
      <LanguageButtons chosen={useLanguage()} choose={setLanguage} />
    </Flex>
  );
}
