import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { system } from './theme/system.ts';

/** Without vendors' prefixes: the few that the supported browsers still want stand where they are wanted. */
const rules = createCache({ key: 'css', stylisPlugins: [] });
let sheet: CSSStyleSheet | undefined;
// A rule in a layer or a media query makes the browser work out anew whatever a rule of its sheet is about. In one sheet
// for all that is the whole page, at each screen and dialog that brings rules: so each drawing has a sheet of its own.
rules.sheet.insert = (rule) => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    queueMicrotask(() => {
      sheet = undefined;
    });
  }
  sheet.insertRule(rule, sheet.cssRules.length);
};

/** Brings the look to everything below it; the shell mounts it once. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={rules}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
