import type { IconShape } from '../../art/icons/iconShape.ts';
import { classNames } from '../classNames.ts';

export interface IconProps {
  of: IconShape;
  /** Only where the icon is the sole name of a thing; otherwise it is hidden from screen readers. */
  label?: string;
  className?: string;
}

/** One painted sign, in the colour and at the size of the text around it. */
export function Icon({ of, label, className }: IconProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      className={classNames('i', className)}
      viewBox="0 0 24 24"
      data-dir={of.mirrored ? '' : undefined}
      focusable="false"
      {...named}
    >
      <path d={of.d} />
    </svg>
  );
}
