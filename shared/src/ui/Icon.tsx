import { type IconName, SHAPES } from './iconShapes.ts';

export type { IconName } from './iconShapes.ts';

interface IconProps {
  name: IconName;
  /** A CSS length; without it the icon follows the text. */
  size?: string;
}

/** A line icon; decoration, so the words beside it or the control's label must say the same. */
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
