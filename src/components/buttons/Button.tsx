import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { IconShape } from '../../art/icons/iconShape.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../pictures/Icon.tsx';
import { Link, type LinkProps } from './Link.tsx';
import './button.css';

interface ButtonLook {
  /** Without one: ink on the ground. `cta` once a screen; `paint` and `ghost` stand on pictures. */
  variant?: 'cta' | 'line' | 'soft' | 'quiet' | 'danger' | 'paint' | 'ghost' | 'pass' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  full?: boolean | undefined;
  icon?: IconShape | undefined;
  iconAfter?: IconShape | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, keyof ButtonLook> {
  /** The action is under way: the button stays with its focus, and says that presses do nothing. */
  busy?: boolean | undefined;
}

export interface LinkButtonProps extends ButtonLook, Omit<LinkProps, keyof ButtonLook> {}

/**
 * The classes of a button, for elements that look like one and are neither a button nor a link to a page of the portal.
 */
export const buttonLook = ({ variant, size, full, className }: Omit<ButtonLook, 'children'>): string =>
  classNames(
    'btn',
    variant && `btn--${variant}`,
    size && size !== 'm' && `btn--${size}`,
    full && 'btn--full',
    className,
  );

const swallow = (event: MouseEvent): void => event.preventDefault();

export function Button(props: ButtonProps) {
  const { variant, size, full, icon, iconAfter, className, children, busy = false, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={buttonLook({ variant, size, full, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? swallow : onClick}
    >
      {icon ? <Icon of={icon} /> : null}
      {children}
      {iconAfter ? <Icon of={iconAfter} /> : null}
    </button>
  );
}

/** A link that looks like a button: it leads somewhere, a button does something. */
export function LinkButton({ variant, size, full, icon, iconAfter, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonLook({ variant, size, full, className })}>
      {icon ? <Icon of={icon} /> : null}
      {children}
      {iconAfter ? <Icon of={iconAfter} /> : null}
    </Link>
  );
}
