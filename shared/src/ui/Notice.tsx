import { Alert } from '@chakra-ui/react/alert';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { Spoken } from './Spoken.tsx';

const ICONS: Record<Tone, IconName> = { error: 'alert', success: 'checkCircle', info: 'info' };
type Tone = 'error' | 'success' | 'info';

interface NoticeProps {
  tone?: Tone;
  /** The smaller line below, such as what the server said. */
  detail?: string | undefined;
  /** A button or link at the end. */
  action?: ReactNode;
  /** What to do about it, under the text. */
  below?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A framed message on the page; an error is announced at once, anything else when there is a pause. */
export function Notice({ tone = 'info', detail, action, below, ref, children }: NoticeProps) {
  return (
    <Alert.Root status={tone} role={tone === 'error' ? 'alert' : 'status'} ref={ref} tabIndex={-1}>
      <Alert.Indicator>
        <Icon name={ICONS[tone]} />
      </Alert.Indicator>
      <Alert.Content>
        <span>
          <Spoken>{children}</Spoken>
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
