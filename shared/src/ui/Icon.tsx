interface IconProps {
  name: IconName;
  /** A CSS length; without it the icon follows the text. */
  size?: string;
}

/** A line icon. Decorative, so the text beside it or the control's label must have the same meaning. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg
      className="seam-icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      style={size ? { width: size, height: size } : undefined}
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}

// Drawn for this suite on a 24 × 24 grid, one stroke width, round ends.
const SHAPES = {
  alert: 'M12 9v4.5m0 3v.01M10.7 4 2.8 18a1.5 1.5 0 0 0 1.3 2.3h15.8a1.5 1.5 0 0 0 1.3-2.3L13.3 4a1.5 1.5 0 0 0-2.6 0Z',
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  arrowRight: 'M5 12h14m-6-6 6 6-6 6',
  badge: 'M5 4h14v17H5zM9 4V2.5h6V4M12 13.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-4 4.5a4 4 0 0 1 8 0',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15L6 16Zm4 5h4',
  branch: 'M4 21V9l8-5 8 5v12M9 21v-6h6v6M3 21h18',
  briefcase: 'M3.5 8h17v12h-17zM9 8V5h6v3M3.5 13h17',
  calendar: 'M4.5 5.5h15v15h-15zM4.5 10h15M8.5 3v4m7-4v4',
  check: 'm5 12.5 4.5 4.5L19 7',
  checkCircle: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-9 3 3 5.5-6',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronLeft: 'm14.5 6-6 6 6 6',
  chevronRight: 'm9.5 6 6 6-6 6',
  chevronUp: 'm6 14.5 6-6 6 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  dashboard: 'M4 4h7v8H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 14h7v6H4z',
  department: 'M9 3h6v5H9zM3 16h6v5H3zM15 16h6v5h-6zM12 8v4m-6 4v-4h12v4',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  edit: 'M4 20h4L19 9l-4-4L4 16v4Zm9-13 4 4',
  external: 'M18 13v7H4V6h7m3-3h7v7m0-7-10 10',
  eye: 'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'M4 4l16 16M10 6a11 11 0 0 1 2-.2C18.5 5.8 22 12 22 12a18 18 0 0 1-3 3.7M6.5 7.5A17 17 0 0 0 2 12s3.5 6.5 10 6.5a10 10 0 0 0 4-.8',
  filter: 'M4 6h16M7 12h10m-7 6h4',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-2.5-11a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7m0 3v.01',
  history: 'M4 12a8 8 0 1 0 2.5-5.8M4 3v5h5m3-1v5l3.5 2',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5v.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5m0-8v.01',
  key: 'M8 20a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm3.5-8.5L20 3m-3.5 3.5 3 3',
  leave: 'M5 5h14v15H5zM5 10h14M9 3v4m6-4v4m-6 9 2 2 4-4',
  list: 'M9 6h11M9 12h11M9 18h11M4 6v.01M4 12v.01M4 18v.01',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3',
  logout: 'M14 4h5v16h-5M4 12h11m-4-4 4 4-4 4',
  mail: 'M3.5 5.5h17v13h-17zM3.5 6.5 12 13l8.5-6.5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  minus: 'M5 12h14',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  more: 'M12 6a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8ZM12 12.9a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8ZM12 19.8a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8Z',
  people: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-7 9a7 7 0 0 1 14 0M16 4.5a3.5 3.5 0 0 1 0 6.5m2 3a7 7 0 0 1 4 6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9a8 8 0 0 1 16 0',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1Z',
  pin: 'M12 21s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12Zm0-9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 8V4h10v4M7 17H4V8h16v9h-3M7 13h10v7H7z',
  refresh: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5',
  settings:
    'M4 7h10m4 0h2M4 17h2m4 0h10M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-8 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  shield: 'M12 3 4.5 6v6c0 4.5 3 7.5 7.5 9 4.5-1.5 7.5-4.5 7.5-9V6L12 3Z',
  sort: 'M8 4v16m-4-4 4 4 4-4M16 20V4m-4 4 4-4 4 4',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19M5 19l1.5-1.5m11-11L19 5',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5m4-5v5',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  unplugged:
    'M3 21l4-4m10-10 4-4M8 12l4 4-2 2a3.5 3.5 0 0 1-5 0 3.5 3.5 0 0 1 0-5l3-1Zm8 0-4-4 2-2a3.5 3.5 0 0 1 5 0 3.5 3.5 0 0 1 0 5l-3 1Z',
  upload: 'M12 15V4M7 9l5-5 5 5M4 20h16',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof SHAPES;
