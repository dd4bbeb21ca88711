import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { system } from './theme/system.ts';

/** A cache without vendor prefixes: styles state the few that the supported browsers need. */
const rules = createCache({ key: 'css', stylisPlugins: [] });
let sheet: CSSStyleSheet | undefined;
// Inserting a rule in a layer or a media query makes the browser recompute the style of every element that its sheet
// matches. With one sheet that is the whole page, at each new screen or dialog; so each rendering has its own sheet.
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

/** Provides the design system to its children; the shell mounts it once. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={rules}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
