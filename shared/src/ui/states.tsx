import { EmptyState as State } from '@chakra-ui/react/empty-state';
import { msg } from '@lingui/core/macro';
import { providedMessages, useI18n } from '@seamline/shared/i18n';
import { type ReactNode, useEffect, useState } from 'react';
import { StitchDivider } from './Brand.tsx';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';

interface EmptyStateProps {
  icon?: IconName;
  title: string;
  /** The reason for the empty state, or a hint how to fill it. */
  children?: ReactNode;
  action?: ReactNode;
}

/** The state of an area without content: the missing content, the reason, and one action. */
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
  /** The reason of the server or the browser, in short. */
  detail?: string | undefined;
  children?: ReactNode;
  retry?: (() => void) | undefined;
  retryLabel?: string;
  busy?: boolean;
  icon?: IconName;
}

/** The state of an area that failed: the content, the reason, and a retry button. */
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

/** Milliseconds of loading before the divider and the placeholder appear. */
const SPINNER_DELAY_MS = 150;

interface LoadingStateProps {
  children: ReactNode;
  /** Shown below the message once loading takes longer than `PATIENCE`. */
  placeholder?: ReactNode;
}

/** The state of an area that loads: the message at once, and an animated divider after a while. */
export function LoadingState({ children, placeholder }: LoadingStateProps) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SPINNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <State.Root role="status">
        {/* Screen readers announce additions to an existing region only, so a slow load inserts its message again. */}
        <State.Description key={String(slow)}>{children}</State.Description>
        <StitchDivider moving visibility={slow ? undefined : 'hidden'} />
      </State.Root>
      {slow && placeholder}
    </>
  );
}

/** A placeholder for content that loads and whose size is known. */
export { Skeleton } from '@chakra-ui/react/skeleton';
