import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { Spoken } from './Spoken.tsx';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    gap: '2.5',
    alignItems: 'flex-start',
    padding: '3',
    borderRadius: 'md',
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    '& > svg': { marginBlockStart: '0.125rem' },
    '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', display: 'grid', gap: '1' },
    '& > div > div': { marginBlockStart: '1', display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& > button': { marginBlock: '-1.5', marginInlineEnd: '-1.5' },
    '& small': { fontSize: 'sm', color: 'muted' },
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', fontSize: 'sm' },
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
  /** What to do about it, under the text. */
  below?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A framed message on the page; an error is announced at once, anything else when there is a pause. */
export function Notice({ tone = 'info', detail, action, below, ref, children }: NoticeProps) {
  return (
    <Frame tone={tone} role={tone === 'error' ? 'alert' : 'status'} ref={ref} tabIndex={-1}>
      <Icon name={ICONS[tone]} />
      <div>
        <span>
          <Spoken>{children}</Spoken>
        </span>
        {detail && <small>{detail}</small>}
        {below && <div>{below}</div>}
      </div>
      {action}
    </Frame>
  );
}
