import type { ComponentProps, ReactNode } from 'react';
import type { IconShape } from '../../art/icons/iconShape.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../pictures/Icon.tsx';
import './button.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label'> {
  icon: IconShape;
  label: string;
  className?: string | undefined;
  /** A badge on its corner. */
  children?: ReactNode;
}

export function IconButton({ icon, label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames('iconbtn', className)}>
      <Icon of={icon} />
      <span className="vh">{label}</span>
      {children}
    </button>
  );
}
