import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { alert } from '../../art/icons/signs.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../pictures/Icon.tsx';
import './field.css';

/** What a control must carry to belong to its field. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldText {
  label: ReactNode;
  /** The label is read out but not shown. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** Why the value was refused; it is read with the control, to which whoever sends a form is led. */
  error?: ReactNode;
  /** Marks what may stay empty; everything else is asked for. */
  optional?: boolean | undefined;
  className?: string | undefined;
}

export interface FieldProps extends FieldText {
  /** The control's id when the page needs to know it (to move the focus there). */
  id?: string | undefined;
  /** A refusal comes while the control is in use: it is read out as soon as it appears. */
  live?: boolean | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A label, its control, and what is said about it. */
export function Field({ label, labelHidden, hint, error, optional, className, id, live, children }: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = classNames(hint ? hintId : null, error ? errorId : null);
  return (
    <div className={classNames('field', className)}>
      <label id={`${controlId}-label`} htmlFor={controlId} className={labelHidden ? 'vh' : undefined}>
        {label}{' '}
        {optional ? (
          <span className="opt">
            <Trans>optional</Trans>
          </span>
        ) : null}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      <FieldError id={errorId} live={live}>
        {error}
      </FieldError>
    </div>
  );
}

interface FieldErrorProps {
  id: string;
  live?: boolean | undefined;
  children: ReactNode;
}

/**
 * The place where a refusal appears. A form that is sent back leads to the first refused control, which is read with its
 * refusal: were each of them an alert, all would be read at once (4.1.3).
 */
export function FieldError({ id, live, children }: FieldErrorProps) {
  return (
    <div className="err" id={id} role={live ? 'alert' : undefined}>
      {children ? (
        <>
          <Icon of={alert} />
          <span>{children}</span>
        </>
      ) : null}
    </div>
  );
}
