import { chakra } from '@chakra-ui/react/styled-system';
import { logout } from '@seamline/shared/contract/session';
import { call } from '@seamline/shared/http';
import { useMessages } from '@seamline/shared/messages';
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
import { Avatar, Button, ConfirmDialog, Icon, type IconName, Popover, VisuallyHidden } from '@seamline/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { shellMessages } from '../messages.ts';
import { layoutMessages } from './messages.ts';

const Who = chakra('span', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    alignItems: 'flex-start',
    lineHeight: '1.25',
    fontSize: 'sm',
    '& small': { color: 'muted', fontWeight: 'normal' },
  },
});

const Choices = chakra('div', {
  base: {
    '& > small': { display: 'block', paddingInline: '2.5', color: 'muted', fontSize: 'xs' },
    '& [aria-checked=true] > svg:last-of-type': { marginInlineStart: 'auto', color: 'madderText' },
  },
});

const MODES: { mode: ColourMode; icon: IconName }[] = [
  { mode: 'light', icon: 'sun' },
  { mode: 'dark', icon: 'moon' },
  { mode: 'system', icon: 'settings' },
];

/** The person at the page: profile, settings, appearance, language, logout. */
export function ProfileMenu() {
  const text = useMessages(layoutMessages);
  const common = useMessages(shellMessages);
  const session = useSession();
  const chosen = useColourMode();
  const spoken = useLanguage();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Popover
        role="menu"
        label={text.profileMenu}
        button={(wiring) => (
          <Button variant="ghost" {...wiring} paddingInline="1.5">
            <VisuallyHidden>{text.profileMenu}</VisuallyHidden>
            <Avatar name={session?.name || text.userLabel} source={null} size={28} />
            <Who>
              {text.userLabel}
              <small>{session?.number}</small>
            </Who>
            <Icon name="chevronDown" size="1em" />
          </Button>
        )}
      >
        {(close) => (
          <>
            {[text.profile, text.settings].map((item, index) => (
              <Link key={item} to={paths.placeholder} state={{ item }} role="menuitem" onClick={close}>
                <Icon name={index === 0 ? 'person' : 'settings'} /> {item}
              </Link>
            ))}
            <hr />
            <Choices role="group" aria-label={text.colourMode}>
              <small aria-hidden="true">{text.colourMode}</small>
              {MODES.map(({ mode, icon }) => (
                <button
                  key={mode}
                  type="button"
                  role="menuitemradio"
                  aria-checked={mode === chosen}
                  onClick={() => setColourMode(mode)}
                >
                  <Icon name={icon} /> {text[mode]} {mode === chosen && <Icon name="check" />}
                </button>
              ))}
            </Choices>
            <hr />
            <Choices role="group" aria-label={common.language}>
              <small aria-hidden="true">{common.language}</small>
              {(Object.keys(LANGUAGES) as Language[]).map((language) => (
                <button
                  key={language}
                  type="button"
                  role="menuitemradio"
                  lang={language}
                  aria-checked={language === spoken}
                  onClick={() => setLanguage(language)}
                >
                  {LANGUAGES[language]} {language === spoken && <Icon name="check" />}
                </button>
              ))}
            </Choices>
            <hr />
            <button type="button" role="menuitem" onClick={() => (hasUnsavedWork() ? setAsking(true) : leave())}>
              <Icon name="logout" /> {text.logout}
            </button>
          </>
        )}
      </Popover>
      {isAsking && (
        <ConfirmDialog
          title={text.unsavedTitle}
          confirmLabel={text.logout}
          danger
          confirm={leave}
          close={() => setAsking(false)}
        >
          {text.unsavedLead}
        </ConfirmDialog>
      )}
    </>
  );
}

function leave() {
  // The session ends here whatever the server says; there it ends with the answer, or by itself in twelve hours.
  call(logout).catch(() => undefined);
  history.replaceState(null, '', '/');
  signOut();
}
