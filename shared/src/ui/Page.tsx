import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Heading, Text } from './layout.ts';

const Frame = chakra('div', {
  base: {
    width: '100%',
    maxWidth: '84rem',
    marginInline: 'auto',
    padding: { base: '4', md: '6' },
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    '& > header': { display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'space-between', alignItems: 'flex-end' },
    '& > header > div:last-of-type:not(:only-of-type)': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
  variants: { narrow: { true: { maxWidth: '44rem' } } },
});

const Seam = chakra('span', {
  base: { display: 'block', width: '3.5rem', borderBlockEndWidth: '2px', borderStyle: 'dashed', borderColor: 'stitch', marginBlockStart: '1.5' },
});

interface PageProps {
  title: string;
  description?: ReactNode;
  /** Above the title: where this page hangs. */
  back?: ReactNode;
  actions?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}

/** The frame of every screen: title on the page and in the browser's tab, actions, content. */
export function Page({ title, description, back, actions, narrow = false, children }: PageProps) {
  return (
    <Frame narrow={narrow || undefined}>
      <title>{`${title} · Seamline HR`}</title>
      <header>
        <div>
          {back && <Text size="sm">{back}</Text>}
          <Heading as="h1" size="xl" tabIndex={-1}>
            {title}
          </Heading>
          <Seam />
          {description && (
            <Text tone="muted" marginBlockStart="2">
              {description}
            </Text>
          )}
        </div>
        {actions && <div>{actions}</div>}
      </header>
      {children}
    </Frame>
  );
}
