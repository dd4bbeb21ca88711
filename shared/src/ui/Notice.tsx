import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from './Icon.tsx';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    gap: '2.5',
    alignItems: 'flex-start',
    padding: '3',
    borderRadius: 'md',
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    '& > svg': { marginBlockStart: '1px' },
    '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& small': { display: 'block', fontSize: 'sm', color: 'muted', marginBlockStart: '0.5' },
  },
  variants: {
    tone: {
      error: { bg: 'dangerSubtle', borderColor: 'danger', '& > svg': { color: 'danger' } },
      success: { bg: 'successSubtle', borderColor: 'success', '& > svg': { color: 'success' } },
      info: { bg: 'subtle', borderColor: 'stitch', '& > svg': { color: 'stitch' } },
    },
  },
  defaultVariants: { tone: 'info' },
});

const ICONS: Record<Tone, IconName> = { error: 'alert', success: 'checkCircle', info: 'info' };
type Tone = 'error' | 'success' | 'info';

interface NoticeProps {
  tone?: Tone;
  /** The smaller line below, such as what the server said. */
  detail?: string | undefined;
  /** A button or link at the end. */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A framed message on the page; an error is announced at once, anything else when there is a pause. */
export function Notice({ tone = 'info', detail, action, ref, children }: NoticeProps) {
  return (
    <Frame tone={tone} role={tone === 'error' ? 'alert' : 'status'} ref={ref} tabIndex={-1}>
      <Icon name={ICONS[tone]} />
      <div>
        {children}
        {detail && <small>{detail}</small>}
      </div>
      {action}
    </Frame>
  );
}
