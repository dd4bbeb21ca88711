/** The exports of Lingui's React bindings that the shell provides to the remotes. */
export { I18nProvider, Trans, useLingui } from '@lingui/react';
