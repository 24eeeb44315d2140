import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { check } from '../../../art/icons/signs.ts';
import { Button } from '../../buttons/Button.tsx';
import { Checkbox } from '../../choices/Checkbox.tsx';
import type { FieldText } from '../Field.tsx';
import { FieldGroup, type GroupControl } from '../FieldGroup.tsx';
import { heardBy } from '../../text/filledIn.ts';
import { Icon } from '../../pictures/Icon.tsx';
import { Segmented } from '../../choices/Segmented.tsx';
import { TextButton } from '../../buttons/TextButton.tsx';
import './signature.css';

interface SignatureWays {
  /** A drawn one is kept. */
  isDrawn: boolean;
  /** It is on its way to where it will be kept. */
  isKeeping?: boolean | undefined;
  /** It need not be kept after all. */
  onCancel?: (() => void) | undefined;
  /** A PNG on white; told once, when the customer is done with it. */
  onDrawn: (image: Blob) => void;
  /** The typed one. */
  name: string;
  onName: (name: string) => void;
  /** Neither a drawn nor a typed one any more. */
  onClear: () => void;
}

export interface SignatureFieldProps extends FieldText, SignatureWays {
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

const SignatureCanvas = lazy(() =>
  import('./SignatureCanvas.tsx').then((module) => ({ default: module.SignatureCanvas })),
);

/** A signature drawn by pen, finger or mouse, or the name typed by whoever does not draw; and the agreement (R2.13.21). */
export function SignatureField({ isAgreed, onAgree, ...props }: SignatureFieldProps) {
  const { isDrawn, isKeeping, onCancel, onDrawn, name, onName, onClear, ...group } = props;
  return (
    <div className="signature">
      <FieldGroup {...group}>
        {(control) => <SignatureInput {...{ isDrawn, isKeeping, onCancel, onDrawn, name, onName, onClear, control }} />}
      </FieldGroup>
      <Checkbox checked={isAgreed} onChange={onAgree}>
        <Trans>I agree</Trans>
      </Checkbox>
    </div>
  );
}

interface InputProps extends SignatureWays {
  control: GroupControl;
}

function SignatureInput({ name, onName, onClear, ...pad }: InputProps) {
  const { t } = useLingui();
  const [way, setWay] = useState<'draw' | 'type'>(name === '' ? 'draw' : 'type');
  return (
    <>
      <Segmented
        legend={t`How to sign`}
        legendHidden
        options={[
          { value: 'draw', label: <Trans>Draw it</Trans> },
          { value: 'type', label: <Trans>Type it</Trans> },
        ]}
        value={way}
        onChange={(next) => {
          setWay(next);
          onClear();
        }}
      />
      {way === 'draw' ? (
        <DrawnSignature {...pad} onClear={onClear} />
      ) : (
        <TypedSignature name={name} onName={onName} control={pad.control} />
      )}
    </>
  );
}

type DrawnProps = Omit<InputProps, 'name' | 'onName'>;

function DrawnSignature({ isDrawn, isKeeping = false, onCancel, onDrawn, onClear, control }: DrawnProps) {
  const [image, setImage] = useState<Blob | null>(null);
  // Another pad is an empty pad.
  const [pad, setPad] = useState(0);
  // The button that was pressed goes with what it changed: the one in its place takes the focus over.
  const [pressed, setPressed] = useState<'use' | 'again' | null>(null);
  const again = (): void => {
    setPad(pad + 1);
    setImage(null);
    if (isKeeping) onCancel?.();
    else onClear();
  };
  if (isDrawn)
    return (
      <p className="signature__done">
        <Icon of={check} />
        <Trans>Signed by hand</Trans>
        <TextButton
          className="end"
          ref={pressed === 'use' ? takeFocus : undefined}
          onClick={() => {
            setPressed('again');
            again();
          }}
        >
          <Trans>Sign again</Trans>
        </TextButton>
      </p>
    );
  return (
    <>
      <div className="signature__pad" data-invalid={control['aria-invalid']} inert={isKeeping}>
        <Suspense>
          <SignatureCanvas key={pad} onDrawn={setImage} />
        </Suspense>
        {image === null ? (
          <span className="signature__here" aria-hidden>
            <Trans>Sign here</Trans>
          </span>
        ) : null}
      </div>
      <div className="signature__bar">
        <TextButton ref={pressed === 'again' ? takeFocus : undefined} onClick={again}>
          <Trans>Clear</Trans>
        </TextButton>
        <Button
          {...control}
          size="s"
          className="end"
          disabled={image === null && !control['aria-invalid']}
          busy={isKeeping}
          onClick={() => {
            setPressed('use');
            if (image) onDrawn(image);
          }}
        >
          <Trans>Use this signature</Trans>
        </Button>
      </div>
    </>
  );
}

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

function TypedSignature({ name, onName, control }: Pick<InputProps, 'name' | 'onName' | 'control'>): ReactNode {
  const { t } = useLingui();
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="vh">
        <Trans>Your full name</Trans>
      </label>
      <input
        {...control}
        id={id}
        className="input signature__name"
        type="text"
        autoComplete="name"
        placeholder={t`Your full name`}
        value={name}
        {...heardBy<HTMLInputElement>((input) => onName(input.value))}
      />
    </>
  );
}
