import { Alert } from '@chakra-ui/react/alert';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from './Icon.tsx';

const MARKED = /^(\p{Extended_Pictographic}\uFE0F? )(.+)$/su;

/** The text of a message. A leading emoji, such as ✅, is hidden from screen readers. */
export function MessageText({ children }: { children: ReactNode }) {
  const [, mark, words] = (typeof children === 'string' && MARKED.exec(children)) || [];
  if (!mark) return children;
  return (
    <>
      <span aria-hidden="true">{mark}</span>
      {words}
    </>
  );
}

const ICONS: Record<Tone, IconName> = { error: 'alert', success: 'checkCircle', info: 'info' };
type Tone = 'error' | 'success' | 'info';

interface NoticeProps {
  tone?: Tone;
  /** A smaller line below, such as the server's reason. */
  detail?: string | undefined;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Content under the text, such as links to fields. */
  below?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A framed message on the page; errors are announced at once, others politely. */
export function Notice({ tone = 'info', detail, action, below, ref, children }: NoticeProps) {
  return (
    <Alert.Root status={tone} role={tone === 'error' ? 'alert' : 'status'} ref={ref} tabIndex={-1}>
      <Alert.Indicator>
        <Icon name={ICONS[tone]} />
      </Alert.Indicator>
      <Alert.Content>
        <span>
          <MessageText>{children}</MessageText>
        </span>
        {detail && <Alert.Description as="small">{detail}</Alert.Description>}
        {below && (
          <Flex marginBlockStart="1" flexWrap="wrap" gap="2">
            {below}
          </Flex>
        )}
      </Alert.Content>
      {action}
    </Alert.Root>
  );
}
