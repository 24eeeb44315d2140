import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ClipboardEvent, ComponentProps, PointerEvent } from 'react';
import { plainDigits } from '../../../machines/shared/digits.ts';
import { classNames } from '../classNames.ts';
import { Field, type FieldControl, type FieldText } from './Field.tsx';
import { useComposed } from '../text/composed.ts';
import './codeField.css';

/** One box for each digit of a code (R5.4.1, R2.13.7). */
const codeLength = 6;

export interface CodeFieldProps extends FieldText {
  value: string;
  onChange: (value: string) => void;
  /** The last missing digit was just entered, or a whole code written over another one. */
  onFull?: ((code: string) => void) | undefined;
  /** One box for all digits, which takes whatever is typed (R2.13.8). */
  plain?: boolean | undefined;
  /** The code is being checked: it stays to be seen. */
  busy?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  inputRef?: ComponentProps<'input'>['ref'];
}

/** Without what keyboards, messages and the clipboard bring along. */
const digitsIn = (typed: string): string => plainDigits(typed).replace(/\D/g, '');

/** The digits of the field, at most six, and where the caret stands among them: what is typed pushes out what follows, not the last digit. */
function codeIn({ value, selectionStart }: HTMLInputElement): { code: string; caret: number } {
  const caret = selectionStart ?? value.length;
  const before = digitsIn(value.slice(0, caret)).slice(0, codeLength);
  const after = digitsIn(value.slice(caret));
  const excess = Math.max(0, before.length + after.length - codeLength);
  return { code: before + after.slice(excess), caret: before.length };
}

/** Whether one code was written over another at once, by the clipboard, the phone or a password manager: a hand puts one digit right. */
function isWrittenOver(before: string, code: string, caret: number): boolean {
  const changed = code.split('').filter((digit, index) => digit !== before[index]).length;
  return caret === codeLength && changed > 1;
}

/** The code of a message (R2.13.7): six boxes that are one field for hands, keyboards, screen readers and the phone that reads the message. */
export function CodeField(props: CodeFieldProps) {
  const { label, labelHidden, hint, error, optional, className, id } = props;
  const { value, onChange, onFull, plain = false, busy = false, name = 'otp', inputRef } = props;

  const write = (field: HTMLInputElement, code: string, caret: number): void => {
    // Written here, so that the caret stays when React finds nothing left to write.
    field.value = code;
    field.setSelectionRange(caret, caret);
    onChange(code);
    const isFull = code.length === codeLength;
    if (isFull && (value.length < codeLength || isWrittenOver(value, code, caret))) onFull?.(code);
  };

  const [composed = value, heard] = useComposed((field) => {
    if (plain) return onChange(plainDigits(field.value));
    const { code, caret } = codeIn(field);
    write(field, code, caret);
  });

  /** A whole code takes the place of what stands there, wherever the caret is. */
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = digitsIn(event.clipboardData.getData('text'));
    if (plain || busy || pasted.length < codeLength) return;
    event.preventDefault();
    write(event.currentTarget, pasted.slice(0, codeLength), codeLength);
  };

  const input = (control: FieldControl) => ({
    ...control,
    ref: inputRef,
    name,
    value: composed,
    readOnly: busy,
    inputMode: 'numeric' as const,
    autoComplete: 'one-time-code',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    enterKeyHint: 'done' as const,
    spellCheck: false,
    dir: 'ltr',
    onPaste: paste,
    ...heard,
  });

  return (
    <Field {...{ label, labelHidden, hint, error, optional, className, id }}>
      {(control) =>
        plain ? (
          <input {...input(control)} className="input num" type="text" />
        ) : (
          <Boxes value={digitsIn(composed)} busy={busy} isBad={Boolean(error)} input={input(control)} />
        )
      }
    </Field>
  );
}

interface BoxesProps {
  value: string;
  busy: boolean;
  isBad: boolean;
  input: ComponentProps<'input'>;
}

/** The digits drawn one a box; the field itself lies over them and cannot be seen. */
function Boxes({ value, busy, isBad, input }: BoxesProps) {
  const [selected, setSelected] = useState({ from: 0, to: 0 });

  const boxes = useRef<HTMLDivElement>(null);
  const follow = useEffectEvent((field: EventTarget | null): void => {
    if (!(field instanceof HTMLInputElement)) return;
    setSelected({ from: field.selectionStart ?? 0, to: field.selectionEnd ?? 0 });
  });

  // React's own select event is silent when a script selects. The browser tells of carets and of selections apart.
  useEffect(() => {
    const { current } = boxes;
    const look = ({ target }: Event): void => follow(target);
    const lookAround = (): void => {
      if (current?.contains(document.activeElement)) follow(document.activeElement);
    };
    current?.addEventListener('select', look);
    document.addEventListener('selectionchange', lookAround);
    return () => {
      current?.removeEventListener('select', look);
      document.removeEventListener('selectionchange', lookAround);
    };
  }, []);

  /** A tap on a digit chooses it, so that the next one typed takes its place. */
  const choose = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const box = Math.floor(((clientX - left) / width) * codeLength);
    if (currentTarget.selectionStart !== currentTarget.selectionEnd) return;
    currentTarget.setSelectionRange(Math.min(box, value.length), Math.min(box + 1, value.length));
  };

  const caret = Math.min(selected.from, value.length, codeLength - 1);
  return (
    <div ref={boxes} className={classNames('otp', isBad && 'is-bad', busy && 'is-busy')}>
      {Array.from({ length: codeLength }, (_, box) => (
        <span
          key={box}
          aria-hidden
          className={classNames(
            'cell',
            box === caret && 'is-now',
            box >= selected.from && box < selected.to && 'is-chosen',
          )}
        >
          {value[box]}
        </span>
      ))}
      <input {...input} type="text" onPointerUp={choose} />
    </div>
  );
}
