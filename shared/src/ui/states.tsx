import { EmptyState as State } from '@chakra-ui/react/empty-state';
import { msg } from '@lingui/core/macro';
import { providedMessages, useI18n } from '@seamline/shared/i18n';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { Seam } from './Seam.tsx';

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
    <State.Root>
      <State.Indicator>
        <Icon name={icon} />
      </State.Indicator>
      <State.Content>
        <State.Title as="p">{title}</State.Title>
        {children && <State.Description as="div">{children}</State.Description>}
      </State.Content>
      {action}
    </State.Root>
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
  const { t } = useI18n(providedMessages);
  return (
    <State.Root role="alert">
      <State.Indicator>
        <Icon name={icon} />
      </State.Indicator>
      <State.Content>
        <State.Title as="p">{title}</State.Title>
        {detail && detail !== title && <State.Description>{detail}</State.Description>}
        {children}
      </State.Content>
      {retry && (
        <Button variant="outline" onClick={retry} busy={busy}>
          <Icon name="refresh" /> {retryLabel ?? t(msg`Retry`)}
        </Button>
      )}
    </State.Root>
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
      <State.Root role="status">
        {/* Screen readers say what comes into a region that is there already: once it takes its time, the sentence comes anew. */}
        <State.Description key={String(slow)}>{children}</State.Description>
        <Seam moving visibility={slow ? undefined : 'hidden'} />
      </State.Root>
      {slow && meanwhile}
    </>
  );
}

/** The place of something whose size is known and whose content is on its way. */
export { Skeleton } from '@chakra-ui/react/skeleton';
