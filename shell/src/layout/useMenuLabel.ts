import { useLingui } from '@lingui/react';

/** Returns a function that translates labels that are data: those of the menu, and titles and owners of remotes. */
export function useMenuLabel(): (english: string) => string {
  const { i18n } = useLingui();
  // A remote that is not part of the suite has a title that no catalogue knows.
  return (english) => (Object.hasOwn(i18n.messages, english) ? i18n._(english) : english);
}
