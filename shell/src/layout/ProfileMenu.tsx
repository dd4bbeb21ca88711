import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { logout } from '@seamline/shared/contract/access/session';
import { call } from '@seamline/shared/http';
import { paths } from '@seamline/shared/paths';
import {
  type ColourMode,
  hasUnsavedWork,
  LANGUAGES,
  type Language,
  setColourMode,
  setLanguage,
  signOut,
  useColourMode,
  useLanguage,
  useSession,
} from '@seamline/shared/session';
import { Avatar, Button, ConfirmDialog, Icon, type IconName, Popover } from '@seamline/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMenuLabel } from './menu.ts';

const Who = chakra('span', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    alignItems: 'flex-start',
    lineHeight: '1.25',
    fontSize: 'sm',
    // A long name does not push the other buttons away.
    '& > *': { maxWidth: '14rem', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& small': { color: 'fg.muted', fontWeight: 'normal' },
  },
});

const Choices = chakra('div', {
  base: {
    '& > small': { display: 'block', paddingInline: '2.5', color: 'fg.muted', fontSize: 'xs' },
    '& [aria-checked=true] > svg:last-of-type': { marginInlineStart: 'auto', color: 'accent.fg' },
  },
});

const MODES: { mode: ColourMode; icon: IconName; label: MessageDescriptor }[] = [
  { mode: 'light', icon: 'sun', label: msg`Light` },
  { mode: 'dark', icon: 'moon', label: msg`Dark` },
  { mode: 'system', icon: 'settings', label: msg`As the device` },
];

/** The id of its message, since the page translates the entry that it is opened for. */
const SETTINGS = /*i18n*/ 'Settings';

/** The menu of the signed-in user: profile, settings, appearance, language, logout. */
export function ProfileMenu() {
  const { t } = useLingui();
  const labelIn = useMenuLabel();
  const session = useSession();
  const chosen = useColourMode();
  const chosenLanguage = useLanguage();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Popover
        role="menu"
        label={t`Profile menu`}
        button={(wiring) => (
          <Button variant="ghost" {...wiring} paddingInline="1.5">
            <VisuallyHidden>{t`Profile menu`}</VisuallyHidden>
            <Avatar name={session?.name || t`Admin`} source={null} size={28} />
            <Who>
              <span>
                {t`Admin`} <small>{session?.name}</small>
              </span>
              <small>{session?.number}</small>
            </Who>
            <Icon name="chevronDown" size="1em" />
          </Button>
        )}
      >
        {(close) => (
          <>
            <Link to={paths.profile} role="menuitem" onClick={close}>
              <Icon name="person" /> {t`Profile`}
            </Link>
            <Link to={paths.placeholder} state={{ item: SETTINGS }} role="menuitem" onClick={close}>
              <Icon name="settings" /> {labelIn(SETTINGS)}
            </Link>
            <hr />
            <Choices role="group" aria-label={t`Appearance`}>
              <small aria-hidden="true">{t`Appearance`}</small>
              {MODES.map(({ mode, icon, label }) => (
                <button
                  key={mode}
                  type="button"
                  role="menuitemradio"
                  aria-checked={mode === chosen}
                  onClick={() => setColourMode(mode)}
                >
                  <Icon name={icon} /> {t(label)} {mode === chosen && <Icon name="check" />}
                </button>
              ))}
            </Choices>
            <hr />
            <Choices role="group" aria-label={t`Language`}>
              <small aria-hidden="true">{t`Language`}</small>
              {(Object.keys(LANGUAGES) as Language[]).map((language) => (
                <button
                  key={language}
                  type="button"
                  role="menuitemradio"
                  lang={language}
                  aria-checked={language === chosenLanguage}
                  onClick={() => setLanguage(language)}
                >
                  {LANGUAGES[language]} {language === chosenLanguage && <Icon name="check" />}
                </button>
              ))}
            </Choices>
            <hr />
            <button type="button" role="menuitem" onClick={() => (hasUnsavedWork() ? setAsking(true) : leave())}>
              <Icon name="logout" /> {t`Logout`}
            </button>
          </>
        )}
      </Popover>
      {isAsking && (
        <ConfirmDialog
          title={t`You have unsaved changes.`}
          confirmLabel={t`Logout`}
          danger
          confirm={leave}
          close={() => setAsking(false)}
        >
          <Trans>What you typed on this page will be lost if you log out now.</Trans>
        </ConfirmDialog>
      )}
    </>
  );
}

function leave() {
  // The session ends in this browser at once. The server ends it with the call, or after twelve hours.
  call(logout).catch(() => undefined);
  history.replaceState(null, '', '/');
  signOut();
}
