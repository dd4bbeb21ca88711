import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** A section of a long form. */
interface Section {
  readonly title: string;
  readonly heading: HTMLElement;
}

/** Adds a section to the index; what it returns takes that back. */
type Register = (section: Section) => () => void;

const RegisterContext = createContext<Register>(() => () => undefined);
const SectionsContext = createContext<readonly Section[]>([]);

/** Lets the sections of a form be listed by `SectionIndex`. */
export function FormSections({ children }: { children: ReactNode }) {
  const [sections, setSections] = useState<readonly Section[]>([]);
  const register = useCallback((section: Section) => {
    setSections((before) => [...before, section].sort(byPlace));
    return () => setSections((before) => before.filter((each) => each !== section));
  }, []);
  return (
    <RegisterContext value={register}>
      <SectionsContext value={sections}>{children}</SectionsContext>
    </RegisterContext>
  );
}

function byPlace({ heading: one }: Section, { heading: other }: Section): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

const Frame = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    paddingBlockEnd: '4',
    borderBlockEndWidth: '1px',
    '& > div': {
      display: 'grid',
      gap: '4',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    },
  },
  variants: {
    dense: { true: { '& > div': { gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))' } } },
  },
});

interface FormSectionProps {
  title: string;
  lead?: string;
  /** For small things: as many beside each other as there is room for. */
  dense?: boolean;
  children: ReactNode;
}

/** A part of a long form, with its heading; its fields are in two columns where there is room. */
export function FormSection({ title, lead, dense = false, children }: FormSectionProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const register = useContext(RegisterContext);
  useLayoutEffect(
    () => (heading.current ? register({ title, heading: heading.current }) : undefined),
    [register, title],
  );
  return (
    <Frame aria-labelledby={headingId} dense={dense || undefined}>
      <Heading id={headingId} size="md" ref={heading} tabIndex={-1} scrollMarginTop="4.5rem">
        {title}
      </Heading>
      {lead && (
        <Text color="fg.muted" fontSize="sm">
          {lead}
        </Text>
      )}
      <div>{children}</div>
    </Frame>
  );
}

const Index = chakra('nav', {
  base: {
    position: 'sticky',
    top: '4.5rem',
    maxWidth: '18rem',
    '& button': {
      width: '100%',
      minHeight: '36px',
      paddingInline: '2.5',
      paddingBlock: '1',
      borderRadius: 'md',
      textAlign: 'start',
      cursor: 'pointer',
      color: 'fg',
      '&:hover': { bg: 'bg.muted' },
      '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg' },
    },
    '@media print': { display: 'none' },
  },
});

/** The sections of a long form, of which that in view is marked; a button leads to each. */
export function SectionIndex() {
  const { t } = useLingui();
  const sections = useContext(SectionsContext);
  const current = useSectionInView(sections);
  return (
    <Index aria-label={t`Sections of the form`}>
      <ol>
        {sections.map((section) => (
          <li key={section.title}>
            <button
              type="button"
              aria-current={section === current ? 'location' : undefined}
              onClick={() => {
                section.heading.scrollIntoView();
                section.heading.focus({ preventScroll: true });
              }}
            >
              {section.title}
            </button>
          </li>
        ))}
      </ol>
    </Index>
  );
}

/** Returns the last section that begins in the upper third of the window, or above it. */
function useSectionInView(sections: readonly Section[]): Section | undefined {
  const [current, setCurrent] = useState<Section>();
  useEffect(() => {
    const find = () =>
      setCurrent(
        sections.findLast(({ heading }) => heading.getBoundingClientRect().top < window.innerHeight / 3) ?? sections[0],
      );
    find();
    window.addEventListener('scroll', find, { passive: true });
    return () => window.removeEventListener('scroll', find);
  }, [sections]);
  return current;
}
