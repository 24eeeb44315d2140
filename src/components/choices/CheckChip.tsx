import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import './choice.css';

/** One short word of several that may be chosen together. */
export function CheckChip({ className, children, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={classNames('chip', className)}>
      <input {...input} type="checkbox" />
      {children}
    </label>
  );
}
