import type { ComponentProps, ReactNode } from 'react';
import type { IconShape } from '../../art/icons/iconShape.ts';
import { Icon } from '../pictures/Icon.tsx';
import { textLook, type TextTone } from './textLook.ts';

interface TextLook {
  tone?: TextTone;
  icon?: IconShape | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export interface TextButtonProps extends TextLook, Omit<ComponentProps<'button'>, keyof TextLook> {}

/** Underlined text that does something. */
export function TextButton({ tone, icon, className, children, ...rest }: TextButtonProps) {
  return (
    <button type="button" {...rest} className={textLook(tone, className)}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </button>
  );
}
