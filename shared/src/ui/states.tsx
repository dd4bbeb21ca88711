import { chakra } from '@chakra-ui/react/styled-system';
import { useMessages } from '@seamline/shared/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { Heading, Text } from './layout.ts';
import { Seam } from './Seam.tsx';
import { uiMessages } from './texts.ts';

const Centre = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: '3',
    paddingBlock: '10',
    paddingInline: '4',
    overflowWrap: 'anywhere',
    '& > [data-mark]': {
      display: 'grid',
      placeItems: 'center',
      width: '3.5rem',
      height: '3.5rem',
      borderRadius: 'full',
      borderWidth: '1.5px',
      borderStyle: 'dashed',
      borderColor: 'stitch',
      color: 'stitch',
      fontSize: '1.375rem',
    },
    '& > [data-mark=error]': { borderColor: 'danger', color: 'danger' },
    '& > [data-words]': { display: 'grid', gap: '1', maxWidth: '34rem' },
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
      <div data-words="">
        <Heading as="p" size="md">
          {title}
        </Heading>
        {children && (
          <Text as="div" tone="muted">
            {children}
          </Text>
        )}
      </div>
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
export function ErrorState(props: ErrorStateProps) {
  const { title, detail, children, retry, retryLabel, busy = false, icon = 'alert' } = props;
  const text = useMessages(uiMessages);
  return (
    <Centre role="alert">
      <span data-mark="error">
        <Icon name={icon} />
      </span>
      <div data-words="">
        <Heading as="p" size="md">
          {title}
        </Heading>
        {detail && detail !== title && <Text tone="muted">{detail}</Text>}
        {children}
      </div>
      {retry && (
        <Button variant="outline" onClick={retry} busy={busy}>
          <Icon name="refresh" /> {retryLabel ?? text.retry}
        </Button>
      )}
    </Centre>
  );
}

/** Milliseconds that a page may take before anything moves on it. */
const PATIENCE = 150;

interface LoadingStateProps {
  children: ReactNode;
  /** Stands below the sentence when it takes its time. */
  meanwhile?: ReactNode;
}

/** Something is on its way: the sentence at once, and a seam being sewn when it takes its time. */
export function LoadingState({ children, meanwhile }: LoadingStateProps) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Centre role="status">
        {/* Screen readers say what comes into a region that is there already: once it takes its time, the sentence comes anew. */}
        <Text key={String(slow)} tone="muted">
          {children}
        </Text>
        <Seam moving visibility={slow ? undefined : 'hidden'} />
      </Centre>
      {slow && meanwhile}
    </>
  );
}

/** The place of something whose size is known and whose content is on its way. */
export const Skeleton = chakra('span', {
  base: {
    display: 'block',
    minHeight: '1em',
    borderRadius: 'sm',
    bg: 'hover',
    animation: 'seamline-breathe 1.4s ease-in-out infinite',
  },
});
