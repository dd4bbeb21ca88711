import { atom, useAtomValue } from 'jotai';
import { store } from './jotaiStore.ts';
import { LANGUAGE_KEY, type Language, storedLanguage } from './languages.ts';
import { readChoice, readStored, writeStored } from './storage.ts';

/** Light, dark, or as the device says. */
export type ColourMode = 'light' | 'dark' | 'system';

/** Height of controls and rows. Touch targets keep theirs. */
export type Density = 'comfortable' | 'compact';

const COLOUR_MODE_KEY = 'seamline:colour-mode';
const DENSITY_KEY = 'seamline:density';
const SIDEBAR_KEY = 'seamline:sidebar';

const colourModeAtom = atom(readChoice<ColourMode>(COLOUR_MODE_KEY, ['light', 'dark', 'system'], 'system'));
const densityAtom = atom(readChoice<Density>(DENSITY_KEY, ['comfortable', 'compact'], 'comfortable'));
const languageAtom = atom(storedLanguage());
const sidebarAtom = atom<boolean | null>(storedChoice(readStored(SIDEBAR_KEY)));

function storedChoice(value: string | null): boolean | null {
  return value === null ? null : value === 'open';
}

/** The chosen colour mode. */
export function useColourMode(): ColourMode {
  return useAtomValue(colourModeAtom, { store });
}

/** Chooses a colour mode, applies it and remembers it on this device. */
export function setColourMode(mode: ColourMode): void {
  writeStored(COLOUR_MODE_KEY, mode);
  store.set(colourModeAtom, mode);
  applyColourMode();
}

/** Applies the colour mode to the document; called once at the start and whenever it or the device changes. */
function applyColourMode(): void {
  const mode = store.get(colourModeAtom);
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  root.classList.toggle('light', !dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
}

/** The chosen density. */
export function useDensity(): Density {
  return useAtomValue(densityAtom, { store });
}

/** Chooses a density, applies it and remembers it on this device. */
export function setDensity(density: Density): void {
  writeStored(DENSITY_KEY, density);
  store.set(densityAtom, density);
  applyDensity();
}

function applyDensity(): void {
  document.documentElement.dataset.density = store.get(densityAtom);
}

/** The language of the interface. */
export function useLanguage(): Language {
  return useAtomValue(languageAtom, { store });
}

/** The language now, for code outside of components. */
export function currentLanguage(): Language {
  return store.get(languageAtom);
}

/** Chooses the language of the interface and remembers it on this device. */
export function setLanguage(language: Language): void {
  writeStored(LANGUAGE_KEY, language);
  store.set(languageAtom, language);
  document.documentElement.lang = language;
}

/** Calls back when another language has been chosen. */
export function onLanguageChange(listener: () => void): () => void {
  return store.sub(languageAtom, listener);
}

/** Returns whether the person keeps the sidebar open; null without a choice, when the width decides. */
export function useSidebarChoice(): boolean | null {
  return useAtomValue(sidebarAtom, { store });
}

/** Remembers that the person opened or closed the sidebar. */
export function setSidebarChoice(open: boolean | null): void {
  writeStored(SIDEBAR_KEY, open === null ? null : open ? 'open' : 'closed');
  store.set(sidebarAtom, open);
}

if (typeof window !== 'undefined') {
  document.documentElement.lang = currentLanguage();
  applyColourMode();
  applyDensity();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyColourMode);
}
