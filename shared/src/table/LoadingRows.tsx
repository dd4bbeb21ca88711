import { chakra } from '@chakra-ui/react/styled-system';
import { LoadingState } from '@seamline/shared/ui';
import type { ReactNode } from 'react';

const WIDTHS = ['38%', '52%', '44%', '58%', '40%', '48%'];

const Frame = chakra('div', {
  base: {
    layerStyle: 'card',
    overflow: 'hidden',
    animation: 'seamline-appear 200ms ease-out',
    '& > div': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      height: '2.75rem',
      paddingInline: '4',
    },
    '& > div + div': { borderBlockStartWidth: '1px' },
    '& > div:first-of-type': { height: '2.25rem', bg: 'bg.subtle' },
    '& span': {
      height: '0.625rem',
      borderRadius: 'full',
      bg: 'bg.muted',
      animation: 'seamline-breathe 1.4s ease-in-out infinite',
    },
    '& span + span': { width: '4rem' },
    '@media print': { display: 'none' },
  },
});

const Waiting = chakra('div', { base: { '& > [role=status]': { paddingBlock: '3' } } });

/** The loading state of a list, with placeholders of the height of its rows, which limits layout shifts. */
export function LoadingRows({ children }: { children: ReactNode }) {
  return (
    <Waiting>
      <LoadingState
        placeholder={
          <Frame aria-hidden="true">
            <div />
            {WIDTHS.map((width) => (
              <div key={width}>
                <span style={{ width }} />
                <span />
              </div>
            ))}
          </Frame>
        }
      >
        {children}
      </LoadingState>
    </Waiting>
  );
}
