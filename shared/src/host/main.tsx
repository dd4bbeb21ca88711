import { UiProvider } from '@seamline/shared/ui';
import { GlobalRules } from '@seamline/shared/ui/global-rules';
import { createRoot } from 'react-dom/client';
import { Host } from './Host.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <UiProvider>
      <GlobalRules />
      <Host />
    </UiProvider>,
  );
}
