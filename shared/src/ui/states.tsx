import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { Heading, Stack, Text } from './layout.ts';
import { Spinner } from './Spinner.tsx';

const Centre = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: '3',
    paddingBlock: '12',
    paddingInline: '4',
    '& > [data-mark]': { color: 'stitch', '& svg': { width: '2.5rem', height: '2.5rem', strokeWidth: '1.2' } },
  },
});

interface EmptyStateProps {
  icon?: IconName;
  title: string;
  /** Why there is nothing, or what would bring something. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Nothing to show: what is missing, why, and the one thing to do about it. */
export function EmptyState({ icon = 'list', title, children, action }: EmptyStateProps) {
  return (
    <Centre>
      <span data-mark="">
        <Icon name={icon} />
      </span>
      <Heading as="p" size="md">
        {title}
      </Heading>
      {children && <Text tone="muted">{children}</Text>}
      {action}
    </Centre>
  );
}

interface ErrorStateProps {
  title: string;
  /** What the server or the browser said, in short. */
  detail?: string | undefined;
  children?: ReactNode;
  retry?: (() => void) | undefined;
  retryLabel?: string;
  busy?: boolean;
  icon?: IconName;
}

/** Something could not be shown: what, why, and a way to try again. */
export function ErrorState({ title, detail, children, retry, retryLabel = 'Retry', busy = false, icon = 'alert' }: ErrorStateProps) {
  return (
    <Centre role="alert">
      <span data-mark="">
        <Icon name={icon} />
      </span>
      <Stack gap="1">
        <Heading as="p" size="md">
          {title}
        </Heading>
        {detail && <Text tone="muted">{detail}</Text>}
        {children}
      </Stack>
      {retry && (
        <Button variant="outline" onClick={retry} busy={busy}>
          <Icon name="refresh" /> {retryLabel}
        </Button>
      )}
    </Centre>
  );
}

/** Something is on its way: the sentence, quietly at first, with a spinner once it takes its time. */
export function LoadingState({ children }: { children: ReactNode }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Centre role="status" opacity={slow ? 1 : 0.4}>
      {slow && <Spinner color="madderText" fontSize="1.5rem" />}
      <Text tone="muted">{children}</Text>
    </Centre>
  );
}
