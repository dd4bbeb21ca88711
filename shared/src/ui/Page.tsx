import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { StitchDivider } from './Brand.tsx';

const Frame = chakra('div', {
  base: {
    width: '100%',
    maxWidth: '84rem',
    marginInline: 'auto',
    padding: { base: '4', md: '6' },
    paddingBlockEnd: { base: '16', md: '12' },
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '4', md: '5' },
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      justifyContent: 'space-between',
      alignItems: 'flex-end',
    },
    '& > header > div:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > header > div:last-of-type:not(:only-of-type)': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    // On a phone several actions fill their lines evenly.
    '@media (max-width: 768px)': { '& > header > div:last-of-type > :not(:only-child)': { flexGrow: 1 } },
  },
  // A narrow page has the same left edge as a wide one, so that the title does not move between a list and a form.
  variants: { narrow: { true: { '& > *': { width: '100%' }, '& > :not([data-wide])': { maxWidth: '46rem' } } } },
});

interface PageProps {
  title: string;
  description?: ReactNode;
  /** Link to the parent page, above the title. */
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
          {back && (
            <Text fontSize="sm" marginBlockEnd="1">
              {back}
            </Text>
          )}
          <Heading as="h1" size="xl" tabIndex={-1}>
            {title}
          </Heading>
          <StitchDivider marginBlockStart="1.5" />
          {description && (
            <Text color="fg.muted" marginBlockStart="2.5">
              {description}
            </Text>
          )}
        </div>
        {actions && <div data-print="hide">{actions}</div>}
      </header>
      {children}
    </Frame>
  );
}
