import type { ComponentProps, ReactNode } from 'react';
import type { IconShape } from '../../art/icons/iconShape.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../pictures/Icon.tsx';
import './link.css';

interface TextLook {
  tone?: 'quiet' | 'danger' | undefined;
  icon?: IconShape | undefined;
  iconAfter?: IconShape | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export interface TextButtonProps extends TextLook, Omit<ComponentProps<'button'>, keyof TextLook> {}

const lookOf = (tone: TextLook['tone'], className: string | undefined): string =>
  classNames('link', tone && `link--${tone}`, className);

/** Underlined text that does something. */
export function TextButton({ tone, icon, iconAfter, className, children, ...rest }: TextButtonProps) {
  return (
    <button type="button" {...rest} className={lookOf(tone, className)}>
      {icon ? <Icon of={icon} /> : null}
      {children}
      {iconAfter ? <Icon of={iconAfter} /> : null}
    </button>
  );
}
