import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Link as TextLink } from '@chakra-ui/react/link';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { setColourMode, setLanguage, signOut, useColourMode, useLanguage, useSession } from '@seamline/shared/session';
import { Button, LanguageButtons } from '@seamline/shared/ui';
import { NavLink, Outlet } from 'react-router-dom';

/** The frame of a remote that runs alone: its own screens as a menu, the person, the language and the colours. */
export function HostFrame({ title, paths }: { title: string; paths: readonly string[] }) {
  const session = useSession();
  const language = useLanguage();
  const isDark = useColourMode() === 'dark';
  return (
    <Flex minHeight="100dvh" flexWrap="wrap" alignItems="stretch">
      <Stack
        as="nav"
        aria-label="Menu"
        flex={{ base: '1 0 100%', md: '0 0 15rem' }}
        position={{ md: 'sticky' }}
        top="0"
        maxHeight={{ md: '100dvh' }}
        overflow="auto"
        padding="4"
        gap="3"
        bg="bg.panel"
      >
        <Heading as="p" size="md">
          {title}
        </Heading>
        {paths.map((path) => (
          <TextLink key={path} as={NavLink} {...{ to: path, end: true }}>
            {path.slice('/dashboard/'.length)}
          </TextLink>
        ))}
        <Stack marginBlockStart="auto" gap="2">
          <Text color="fg.muted">{session?.number}</Text>
          <LanguageButtons chosen={language} choose={setLanguage} />
          <Button variant="ghost" aria-pressed={isDark} onClick={() => setColourMode(isDark ? 'light' : 'dark')}>
            Dark colours
          </Button>
          <Button variant="outline" onClick={signOut}>
            Sign out
          </Button>
        </Stack>
      </Stack>
      <Box as="main" flex="1 1 20rem" minWidth="0" padding="4">
        <Outlet />
      </Box>
    </Flex>
  );
}
