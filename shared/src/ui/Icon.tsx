import { chakra } from '@chakra-ui/react/styled-system';

// Drawn for this suite on a 24 × 24 grid, one stroke width, round ends.
const SHAPES = {
  alert: 'M12 8v5m0 3v.01M12 3 2.5 20h19L12 3Z',
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15L6 16Zm4 5h4',
  branch: 'M4 21V9l8-5 8 5v12M9 21v-6h6v6M3 21h18',
  check: 'm5 12.5 4.5 4.5L19 7',
  checkCircle: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-9 3 3 5.5-6',
  chevronDown: 'm6 9 6 6 6-6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  dashboard: 'M4 4h7v8H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 14h7v6H4z',
  edit: 'M4 20h4L19 9l-4-4L4 16v4Zm9-13 4 4',
  eye: 'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff: 'M4 4l16 16M10 6a11 11 0 0 1 2-.2C18.500 5.500 22 12 22 12a18 18 0 0 1-3 3.700M6.500 7.500A17 17 0 0 0 2 12s3.500 6.500 10 6.500a10 10 0 0 0 4-.8',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9.500v.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5m0-8v.01',
  leave: 'M5 5h14v15H5zM5 10h14M9 3v4m6-4v4m-6 9 2 2 4-4',
  list: 'M9 6h11M9 12h11M9 18h11M4 6v.01M4 12v.01M4 18v.01',
  logout: 'M14 4h5v16h-5M4 12h11m-4-4 4 4-4 4',
  menu: 'M4 6h16M4 12h16M4 18h16',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500Z',
  people: 'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-7 9a7 7 0 0 1 14 0M16 4.500a3.500 3.500 0 0 1 0 6.500m2 3a7 7 0 0 1 4 6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9a8 8 0 0 1 16 0',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M20 12a8 8 0 1 1-2.500-5.800M20 3v5h-5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5',
  settings: 'M4 7h10m4 0h2M4 17h2m4 0h10M16 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Zm-8 10a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  shield: 'M12 3 4.500 6v6c0 4.500 3 7.500 7.500 9 4.500-1.500 7.500-4.500 7.500-9V6L12 3Z',
  sun: 'M12 16.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9ZM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.500 1.500m11 11L19 19M5 19l1.500-1.500m11-11L19 5',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5m4-5v5',
  unplugged: 'M3 21l4-4m10-10 4-4M8 12l4 4-2 2a3.500 3.500 0 0 1-5 0 3.500 3.500 0 0 1 0-5l3-1Zm8 0-4-4 2-2a3.500 3.500 0 0 1 5 0 3.500 3.500 0 0 1 0 5l-3 1Z',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof SHAPES;

const Svg = chakra('svg', {
  base: { width: '1.25em', height: '1.25em', flexShrink: 0, fill: 'none', stroke: 'currentColor', strokeWidth: '1.7', strokeLinecap: 'round', strokeLinejoin: 'round' },
});

/** A line icon; decoration, so the words beside it or the control's label must say the same. */
export function Icon({ name, size }: { name: IconName; size?: string }) {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" {...(size && { width: size, height: size })}>
      <path d={SHAPES[name]} />
    </Svg>
  );
}
