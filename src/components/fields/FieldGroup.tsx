import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { FieldError, type FieldText } from './Field.tsx';
import './field.css';

/** What each control of the group must carry. */
export interface GroupControl {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldGroupProps extends FieldText {
  disabled?: boolean | undefined;
  children: (control: GroupControl) => ReactNode;
}

/** Several controls that answer one question: what `Field` is to a single one. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, labelHidden, hint, error, optional, className, disabled, children } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <fieldset
      className={classNames('field', className)}
      disabled={disabled}
      aria-describedby={hint ? hintId : undefined}
    >
      <legend className={labelHidden ? 'vh' : undefined}>
        {label}
        {optional ? (
          <>
            {' '}
            <span className="opt">
              <Trans>optional</Trans>
            </span>
          </>
        ) : null}
      </legend>
      {children({ 'aria-describedby': error ? errorId : undefined, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
