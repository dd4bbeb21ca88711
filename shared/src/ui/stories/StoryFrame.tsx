import { Stack } from '@chakra-ui/react/stack';
import { queryClient } from '@seamline/shared/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { GlobalRules } from '../theme/GlobalRules.tsx';
import { UiProvider } from '../ui.ts';

/** Gives a story the providers of the suite, a route of its own, and the space around it that a page gives. */
export function StoryFrame({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]));
  return (
    <UiProvider>
      <GlobalRules />
      <QueryClientProvider client={queryClient}>
        <Stack gap="4" padding="4">
          <RouterProvider router={router} />
        </Stack>
      </QueryClientProvider>
    </UiProvider>
  );
}
