import { useEffect } from 'react';
import type { Preview } from 'storybook-react-rsbuild';
import { StoryFrame } from '../src/ui/stories/StoryFrame.tsx';

const select = (title: string, items: readonly string[]) => ({
  toolbar: { title, items: [...items], dynamicTitle: true },
});

export default {
  globalTypes: {
    colours: select('Colours', ['light', 'dark']),
    density: select('Density', ['comfortable', 'compact']),
  },
  initialGlobals: { colours: 'light', density: 'comfortable' },
  decorators: [
    (Story, { globals: { colours, density } }) => {
      useEffect(() => {
        document.documentElement.classList.toggle('dark', colours === 'dark');
        document.documentElement.dataset.density = density;
      }, [colours, density]);
      return (
        <StoryFrame>
          <Story />
        </StoryFrame>
      );
    },
  ],
} satisfies Preview;
