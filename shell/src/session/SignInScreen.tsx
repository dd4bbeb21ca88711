import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { Heading, Logo, Stack, styled, Text } from '@seamline/shared/ui';
import { shellMessages } from '../messages.ts';
import { SignInForm } from './SignInForm.tsx';

const Frame = styled('main', {
  base: {
    minHeight: '100dvh',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '1.1fr 1fr' },
    '& > aside': {
      display: { base: 'none', lg: 'flex' },
      flexDirection: 'column',
      justifyContent: 'flex-end',
      gap: '3',
      padding: '12',
      color: '#fbf3e4',
      background:
        'repeating-linear-gradient(115deg, rgb(255 255 255 / 0.025) 0 2px, transparent 2px 9px), linear-gradient(160deg, #6d1f2d, #41121c 70%)',
      borderInlineEnd: '2px dashed #d9a94e',
    },
    '& > div': { display: 'grid', placeItems: 'center', padding: '5' },
  },
});

/** The sign-in page. */
export function SignInScreen() {
  const text = useMessages(shellMessages);
  return (
    <Frame>
      <title>{`${text.signInTitle} · ${text.productName}`}</title>
      <aside>
        <Heading as="p" size="xl">
          {text.productName}
        </Heading>
        <Text size="lg">{text.tagline}</Text>
      </aside>
      <div>
        <Stack width="100%" maxWidth="23rem" gap="5">
          <Logo size={44} />
          <Stack gap="1">
            <Heading as="h1" size="xl">
              {text.signInTitle}
            </Heading>
            <Text tone="muted">{text.signInLead}</Text>
          </Stack>
          <SignInForm done={() => history.replaceState(null, '', paths.dashboard)} />
          <Text tone="muted" size="sm" display={{ base: 'block', lg: 'none' }}>
            {text.tagline}
          </Text>
        </Stack>
      </div>
    </Frame>
  );
}
