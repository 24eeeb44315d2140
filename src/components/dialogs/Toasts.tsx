import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { alert, check, close } from '../../art/icons/signs.ts';
import { classNames } from '../classNames.ts';
import { passFocusOn } from './passFocusOn.ts';
import { Icon } from '../pictures/Icon.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { useTopmostDialog } from './openDialogs.ts';
import './toast.css';

export interface Toast {
  /** Another key is another toast: it is announced anew. */
  key: string | number;
  tone: 'ok' | 'bad';
  message: ReactNode;
  action?: { label: ReactNode; onAct: () => void } | undefined;
}

export interface ToastsProps {
  /** A new one takes the place of the one before (R8.1.4); errors are alerts, all else is status (R8.1.3). */
  toast: Toast | null;
  onClose: () => void;
  /** Somebody points at it or has focus in it: it must not go away now. */
  onHold?: (region: Element) => void;
  onLetGo?: () => void;
}

/**
 * Some browsers and the test environment know no popover: the region is then an ordinary part of the page. One that comes in
 * a dialog which is just leaving the page cannot be shown, and comes again outside it. An empty one shows nothing and can
 * wait: raised in the moment in which a dialog comes or goes, it would have all of the page styled once more.
 */
function raise(region: HTMLElement | null): void | (() => void) {
  if (region === null || !('showPopover' in region)) return undefined;
  const show = (): void => {
    if (!region.isConnected) return;
    region.popover = 'manual';
    region.showPopover();
  };
  if (region.querySelector('.toast') !== null) return show();
  const waiting = setTimeout(show);
  return () => clearTimeout(waiting);
}

/**
 * Word from the portal, at the bottom right in both languages (R8.1.2). Both regions are always in the page: a screen
 * reader announces what appears inside a region, not the region itself. It is an open popover, so that it stands above
 * everything, and it lies inside the topmost dialog, as all else is inert then. Moved there it stays in sight, but was
 * told already: its words then stand outside the regions. What comes in the moment in which its dialog goes was not: it is
 * told where the regions are then, once they are there.
 */
export function Toasts({ toast, onClose, onHold, onLetGo }: ToastsProps) {
  const { t } = useLingui();
  const dialog = useTopmostDialog();
  const key = toast?.key;
  // As they were when the page was last drawn: what stood there by then could be heard.
  const heard = useDeferredValue(key);
  const stood = useDeferredValue(dialog);
  const [told, setTold] = useState<typeof key>();
  if (stood !== dialog && heard === key && told !== key) setTold(key);
  // What is pressed in it goes with it: the focus returns to where it came from (I30).
  const origin = useRef<Element | null>(null);
  const leaving = (act: () => void) => () => {
    act();
    passFocusOn(origin.current);
  };
  const announced = told === key ? 'told' : stood === dialog ? toast?.tone : undefined;
  const words = toast ? <span key={toast.key}>{toast.message}</span> : null;
  const region = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices who is near
    <section
      ref={raise}
      className="toasts"
      aria-label={t`Messages`}
      onPointerEnter={({ currentTarget }) => onHold?.(currentTarget)}
      onPointerLeave={onLetGo}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
        onHold?.(currentTarget);
      }}
      onBlur={onLetGo}
    >
      <div className={toast ? classNames('toast', toast.tone === 'bad' && 'is-bad') : undefined}>
        {toast ? <Icon of={toast.tone === 'bad' ? alert : check} /> : null}
        <span>
          {/* What can be pressed is no part of what is said. */}
          <output>{announced === 'ok' ? words : null}</output>
          <span role="alert">{announced === 'bad' ? words : null}</span>
          {announced === 'told' ? words : null}
          {toast?.action ? (
            <button type="button" className="toast__action" onClick={leaving(toast.action.onAct)}>
              {toast.action.label}
            </button>
          ) : null}
        </span>
        {toast ? <IconButton icon={close} label={t`Close message`} onClick={leaving(onClose)} /> : null}
      </div>
    </section>
  );
  return dialog ? createPortal(region, dialog) : region;
}
