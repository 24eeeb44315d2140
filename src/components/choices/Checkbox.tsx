import { useId, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { FieldError } from '../fields/Field.tsx';
import './choice.css';

export interface CheckboxProps {
  /** The sentence agreed to; it may hold links. */
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
  /** Not to be changed now; unlike what is disabled it keeps the focus that it has. */
  locked?: boolean;
  error?: ReactNode;
  className?: string;
}

export function Checkbox({ children, checked, onChange, error, className, locked = false, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={classNames('field', className)}>
      <label className="check">
        <input
          type="checkbox"
          {...rest}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          aria-disabled={locked || undefined}
          onChange={(event) => (locked ? undefined : onChange(event.target.checked))}
        />
        <span>{children}</span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
