import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';

const Frame = chakra('main', { base: { minHeight: '100dvh', display: 'grid', placeItems: 'center' } });

/** A page with its heading and nothing else yet. */
export function SignupScreen() {
  const { t } = useLingui();
  return (
    <Frame>
      <title>{`${t`Signup`} · Seamline HR`}</title>
      <Heading as="h1" size="xl">
        {t`Signup`}
      </Heading>
    </Frame>
  );
}
