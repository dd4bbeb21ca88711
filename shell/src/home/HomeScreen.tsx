import { useLingui } from '@lingui/react/macro';
import { Page } from '@seamline/shared/ui';
import { FirstSteps } from './FirstSteps.tsx';
import { LiveSection } from './LiveSection.tsx';
import { SampleFigures } from './SampleFigures.tsx';

/** The home page: the live figures of the company, and below them the product's sample figures. */
export function HomeScreen() {
  const { t } = useLingui();
  return (
    <Page title={t`Dashboard`}>
      <FirstSteps />
      <LiveSection />
      <SampleFigures />
    </Page>
  );
}
