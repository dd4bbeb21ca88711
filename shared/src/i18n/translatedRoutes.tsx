/// <reference path="./po.d.ts" />
import { I18nProvider } from '@lingui/react';
import type { RemoteRoute } from '@seamline/shared/remote';
import { Outlet } from 'react-router-dom';
import { type Catalogues, PackageMessages } from './PackageMessages.ts';

/** Messages of the parts that are built into each remote, such as forms and tables: a release has its own copy. */
export const builtInMessages = new PackageMessages({
  hi: () => import('../../locales/hi.po'),
  gu: () => import('../../locales/gu.po'),
});

/**
 * Wraps the routes of a remote in a layout route that provides its messages. The router loads the catalogue beside the
 * code of the screen and shows the screen when both are there.
 */
export function translatedRoutes(catalogues: Catalogues, routes: RemoteRoute[]): RemoteRoute[] {
  const messages = new PackageMessages(catalogues);
  function TranslatedOutlet() {
    return (
      <I18nProvider i18n={messages.i18n}>
        <Outlet />
      </I18nProvider>
    );
  }
  const lazy = async () => {
    await Promise.all([messages.ready(), builtInMessages.ready()]);
    return { Component: TranslatedOutlet };
  };
  return [{ lazy, children: routes }];
}
