import { useLingui } from '@lingui/react/macro';
import { use, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { close } from '../../art/icons/signs.ts';
import { classNames } from '../classNames.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { Leaving } from './leaving.ts';
import { openModal } from './modal.ts';
import './dialog.css';

export interface DialogProps {
  /** The heading of the dialog. Leave it out only when a heading inside is named by `labelledBy`. */
  title?: ReactNode;
  /** The heading is read out but not shown. */
  titleHidden?: boolean | undefined;
  labelledBy?: string | undefined;
  /** Without it, or with `blocking`, there is no way out but what the dialog offers. */
  onClose?: (() => void) | undefined;
  blocking?: boolean | undefined;
  /** It says what went wrong, and is read out at once. */
  role?: 'alertdialog' | undefined;
  /** It is an entry of the history: Back walks the history, where Android would ask the dialog to close instead. */
  isEntry?: boolean | undefined;
  /** It opens on top of a step of a booking or a page, whose address stays: Back takes it away, and nothing else (F12). */
  isLayer?: boolean | undefined;
  /** What on the page it belongs to: where the focus goes when a link opened it, and nothing on the page. */
  home?: (() => HTMLElement | null) | undefined;
  /** Fills the screen of a phone instead of rising from its bottom edge. */
  tall?: boolean | undefined;
  /** A CSS length; 30rem by default. */
  width?: string | undefined;
  /** What continues the task, held at the bottom edge. */
  bar?: ReactNode;
  /** The children bring their own layout and padding. */
  bare?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A native modal dialog, shown while it is rendered; a sheet on phones. Focus goes to what carries `data-autofocus`, else
 * to the heading, and returns to where it was when the dialog leaves the page.
 */
export function Dialog(props: DialogProps) {
  const { title, titleHidden = false, labelledBy, onClose, blocking = false, tall = false } = props;
  const { isEntry = false, isLayer = false, width, bar, bare = false, role, className, children } = props;
  const { t } = useLingui();
  const titleId = useId();
  const isLeaving = use(Leaving);
  const dialog = useRef<HTMLDialogElement>(null);
  const mayClose = !blocking && onClose !== undefined;

  const leave = useEffectEvent(() => {
    if (mayClose && !isLeaving) onClose();
  });
  const home = useEffectEvent(() => props.home?.() ?? null);
  useLayoutEffect(
    () =>
      dialog.current ? openModal(dialog.current, () => leave(), { isEntry, isLayer, home: () => home() }) : undefined,
    [isEntry, isLayer],
  );

  const heading = title ? (
    <h2 id={titleId} className={titleHidden ? 'vh' : 'modal__title'} tabIndex={-1}>
      {title}
    </h2>
  ) : null;

  return (
    <dialog
      ref={dialog}
      role={role}
      className={classNames('modal', tall && 'modal--tall', className)}
      style={width ? { '--w': width } : undefined}
      aria-labelledby={labelledBy ?? titleId}
      data-leaving={isLeaving || undefined}
      {...{ closedby: blocking || isEntry || isLayer ? 'none' : 'closerequest' }}
    >
      {mayClose && !tall ? <span className="grab" /> : null}
      {mayClose ? <IconButton className="x" icon={close} label={t`Close`} onClick={onClose} /> : null}
      {bare ? (
        <>
          {heading}
          {children}
        </>
      ) : (
        <div className="modal__body">
          {heading}
          {children}
        </div>
      )}
      {bar ? <div className="modal__bar">{bar}</div> : null}
    </dialog>
  );
}
