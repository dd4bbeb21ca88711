import { type IconName, SHAPES } from './iconShapes.ts';

export type { IconName } from './iconShapes.ts';

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
