import { useLingui } from '@lingui/react/macro';
import { useId, useRef, type MouseEvent, type PointerEvent, type ReactNode, type SyntheticEvent } from 'react';
import { close } from '../art/icons/signs.ts';
import { classNames } from './classNames.ts';
import { IconButton } from './IconButton.tsx';
import '../styles/parts/dialog.css';

export interface DialogProps {
  /** The heading of the dialog. Leave it out only when a heading inside is named by `labelledBy`. */
  title?: ReactNode;
  /** The heading is read out but not shown. */
  titleHidden?: boolean;
  labelledBy?: string;
  /** Without it, or with `blocking`, there is no way out but what the dialog offers. */
  onClose?: () => void;
  blocking?: boolean;
  /** Fills the screen of a phone instead of rising from its bottom edge. */
  tall?: boolean;
  /** A CSS length; 30rem by default. */
  width?: string;
  /** What continues the task, held at the bottom edge. */
  bar?: ReactNode;
  /** The children bring their own padding. */
  bare?: boolean;
  className?: string;
  children: ReactNode;
}

/** How far, in CSS pixels, a sheet is pulled down before letting go closes it. */
const farEnough = 96;

/**
 * A native modal dialog, shown while it is rendered; a sheet on phones. Focus goes to what carries `data-autofocus`, else
 * to the heading, and returns to where it was when the dialog leaves the page.
 */
export function Dialog(props: DialogProps) {
  const { title, titleHidden = false, labelledBy, onClose, blocking = false, tall = false } = props;
  const { width, bar, bare = false, className, children } = props;
  const { t } = useLingui();
  const titleId = useId();
  const grabbedAt = useRef<number | null>(null);
  const mayClose = !blocking && onClose !== undefined;

  const leave = (): void => {
    if (mayClose) onClose();
  };

  const show = (dialog: HTMLDialogElement | null) => {
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('h2');
    first?.focus();
    return () => dialog.close();
  };

  const cancel = (event: SyntheticEvent): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    leave();
  };

  // Some browsers close a dialog on the second press of Esc whatever `cancel` answers.
  const closed = (event: SyntheticEvent<HTMLDialogElement>): void => {
    const dialog = event.currentTarget;
    if (event.target !== dialog || !dialog.isConnected) return;
    if (mayClose) onClose();
    else dialog.showModal();
  };

  const pressScrim = (event: MouseEvent<HTMLDialogElement>): void => {
    if (event.target !== event.currentTarget) return;
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
    const { clientX, clientY } = event;
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) leave();
  };

  const grab = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grabbedAt.current = event.clientY;
  };
  const pull = (event: PointerEvent<HTMLElement>): void => {
    const dialog = event.currentTarget.closest('dialog');
    if (grabbedAt.current === null || !dialog) return;
    dialog.style.translate = `0 ${Math.max(0, event.clientY - grabbedAt.current)}px`;
  };
  const release = (event: PointerEvent<HTMLElement>): void => {
    const dialog = event.currentTarget.closest('dialog');
    const pulled = grabbedAt.current === null ? 0 : event.clientY - grabbedAt.current;
    grabbedAt.current = null;
    if (dialog) dialog.style.translate = '';
    if (pulled > farEnough) leave();
  };

  return (
    <dialog
      ref={show}
      className={classNames('modal', tall && 'modal--tall', className)}
      style={width ? { '--w': width } : undefined}
      aria-labelledby={labelledBy ?? titleId}
      {...{ closedby: blocking ? 'none' : 'closerequest' }}
      onCancel={cancel}
      onClose={closed}
      onClick={pressScrim}
    >
      {mayClose && !tall ? (
        <span
          className="grab"
          onPointerDown={grab}
          onPointerMove={pull}
          onPointerUp={release}
          onPointerCancel={release}
        />
      ) : null}
      {mayClose ? <IconButton className="x" icon={close} label={t`Close`} onClick={leave} /> : null}
      {bare ? (
        <>
          {title ? <DialogTitle id={titleId} hidden={titleHidden} title={title} /> : null}
          {children}
        </>
      ) : (
        <div className="modal__body">
          {title ? <DialogTitle id={titleId} hidden={titleHidden} title={title} /> : null}
          {children}
        </div>
      )}
      {bar ? <div className="modal__bar">{bar}</div> : null}
    </dialog>
  );
}

function DialogTitle({ id, hidden, title }: { id: string; hidden: boolean; title: ReactNode }) {
  return (
    <h2 id={id} className={hidden ? 'vh' : 'modal__title'} tabIndex={-1}>
      {title}
    </h2>
  );
}
