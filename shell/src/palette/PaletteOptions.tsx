import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '@seamline/shared/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { Option, OptionGroup } from './usePaletteGroups.ts';

const List = chakra('div', {
  base: {
    minHeight: 0,
    flex: '1',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: '1.75rem 0.25rem',
    marginInline: '-2',
    paddingInline: '2',
    '& [role=option]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: { base: '44px', md: '34px' },
      paddingInline: '2.5',
      paddingBlock: '1',
      borderRadius: 'sm',
      color: 'fg',
      textDecoration: 'none',
      cursor: 'pointer',
      '&[aria-selected=true]': {
        bg: 'bg.muted',
        outline: '1px solid',
        outlineColor: 'border.control',
        outlineOffset: '-1px',
      },
      '& > svg': { flexShrink: 0, color: 'fg.muted' },
      '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
      '& small': { display: { base: 'block', md: 'inline' }, color: 'fg.muted', marginInlineStart: { md: '1' } },
    },
  },
});

const Group = chakra('div', {
  base: {
    '& > small': {
      position: 'sticky',
      top: 0,
      display: 'block',
      paddingInline: '2.5',
      paddingBlock: '1',
      bg: 'bg.raised',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
    },
  },
});

interface PaletteOptionsProps {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  active: Option | undefined;
  activate(key: string): void;
  onClick(event: MouseEvent, option: Option): void;
}

/**
 * The list of the palette's combobox. Options are links, so that the browser can open them in another tab and the page is
 * prefetched when they are touched; the focus stays in the input.
 */
export function PaletteOptions({ id, label, groups, active, activate, onClick }: PaletteOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const all = groups.flatMap(({ options }) => options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when another option is active
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.key]);
  return (
    <List ref={list} id={id} role="listbox" aria-label={label} onMouseDown={(event) => event.preventDefault()}>
      {groups.map(({ heading, options }, group) => (
        <Group key={heading} role="group" aria-labelledby={`${id}-group-${group}`}>
          <small id={`${id}-group-${group}`}>{heading}</small>
          {options.map((option) => (
            <a
              key={option.key}
              id={`${id}-${all.indexOf(option)}`}
              role="option"
              tabIndex={-1}
              href={option.to}
              aria-selected={option === active}
              onPointerMove={() => activate(option.key)}
              onClick={(event) => onClick(event, option)}
            >
              <Icon name={option.icon} />
              <span>
                {option.title} {option.detail && <small>{option.detail}</small>}
              </span>
            </a>
          ))}
        </Group>
      ))}
    </List>
  );
}
