import { Link as TextLink } from '@chakra-ui/react/link';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatList } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import type { Rights } from '@seamline/shared/session';
import { Icon } from '@seamline/shared/ui';
import { Link } from 'react-router-dom';

const Frame = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '2',
    bg: 'bg.subtle',
    borderBlockEndWidth: '1px',
    '& > svg': { flexShrink: 0, color: 'stitch' },
    '@media print': { display: 'none' },
  },
});

/** The line above the page that says what a manager does not see or may not change. */
export function LimitsNote({ canView, canEdit, scope }: Rights) {
  return (
    <Frame role="note">
      <Icon name="lock" />
      <span>
        {canView && scope && <ScopeSentence names={scope} />}{' '}
        {canView && !canEdit && (
          <Trans>You can look at everything here, but not change it. An owner can give you the right to edit.</Trans>
        )}
        {!canView && <Trans>You cannot see these screens yet. An owner can give you the right to view them.</Trans>}{' '}
        <TextLink asChild>
          <Link to={paths.managers}>
            <Trans>Your rights and your password</Trans>
          </Link>
        </TextLink>
      </span>
    </Frame>
  );
}

/** More branches than a line has room for are counted. */
const MOST_NAMED = 3;

/** The branches that a manager sees, in one sentence. */
function ScopeSentence({ names }: { names: readonly string[] }) {
  const { t } = useLingui();
  if (names.length === 0) return <Trans>You see nobody: an owner has not chosen your branches yet.</Trans>;
  const more = names.length - MOST_NAMED;
  const shown = more > 0 ? [...names.slice(0, MOST_NAMED), t`${{ count: more }} more`] : names;
  return <Trans>You see {{ branches: formatList(shown) }}.</Trans>;
}
