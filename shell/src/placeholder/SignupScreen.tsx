import { chakra } from '@chakra-ui/react/styled-system';
import { useMessages } from '@seamline/shared/messages';
import { Heading } from '@seamline/shared/ui';
import { shellMessages } from '../messages.ts';

const Frame = chakra('main', { base: { minHeight: '100dvh', display: 'grid', placeItems: 'center' } });

/** A page with its heading and nothing else yet. */
export function SignupScreen() {
  const text = useMessages(shellMessages);
  return (
    <Frame>
      <title>{`${text.signupTitle} · ${text.productName}`}</title>
      <Heading as="h1" size="xl">
        {text.signupTitle}
      </Heading>
    </Frame>
  );
}
