import { Trans, useLingui } from '@lingui/react/macro';
import { formatList } from '@seamline/shared/messages';

/** More branches than a line has room for are counted. */
const MOST_NAMED = 3;

/** The branches that a manager sees, in one sentence. */
export function ScopeSentence({ names }: { names: readonly string[] }) {
  const { t } = useLingui();
  if (names.length === 0) return <Trans>You see nobody: an owner has not chosen your branches yet.</Trans>;
  const more = names.length - MOST_NAMED;
  const shown = more > 0 ? [...names.slice(0, MOST_NAMED), t`${{ count: more }} more`] : names;
  return <Trans>You see {{ branches: formatList(shown) }}.</Trans>;
}
