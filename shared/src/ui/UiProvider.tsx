import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { system } from './system.ts';

/** Without vendors' prefixes: the few that the supported browsers still want stand where they are wanted. */
const rules = createCache({ key: 'css', stylisPlugins: [] });

/** Brings the look to everything below it; the shell mounts it once. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={rules}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
