import { useMessages } from '@seamline/shared/messages';
import { Badge, Heading, Page, styled } from '@seamline/shared/ui';
import { shellMessages } from '../messages.ts';
import { HOME_SECTIONS } from './figures.ts';

const Sections = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
      gap: '2.5',
      margin: 0,
      marginBlockStart: '2.5',
    },
    '& dl > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'space-between',
      gap: '1',
      padding: '3',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'md',
      borderBlockStartWidth: '2px',
      borderBlockStartStyle: 'dashed',
      borderBlockStartColor: 'stitch',
    },
    '& dt': { color: 'muted', fontSize: 'sm' },
    '& dd': { margin: 0, fontFamily: 'heading', fontSize: '2xl', lineHeight: '1.1' },
  },
});

/** The home page: the product's sample figures, marked as such. */
export function HomeScreen() {
  const text = useMessages(shellMessages);
  return (
    <Page title={text.home} description={text.sampleFiguresWhy} actions={<Badge tone="accent">{text.sampleFigures}</Badge>}>
      <Sections>
        {HOME_SECTIONS.map(({ key, figures }) => (
          <section key={key} aria-labelledby={`home-${key}`}>
            <Heading id={`home-${key}`} size="md">
              {text.sections[key]}
            </Heading>
            <dl>
              {figures.map((figure) => (
                <div key={figure.key}>
                  <dt>{text.figures[figure.key]}</dt>
                  <dd>{figure.value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Sections>
    </Page>
  );
}
