import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { alert, check, close } from '../art/icons/signs.ts';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { useTopmostDialog } from './openDialogs.ts';
import '../styles/parts/toast.css';

export interface Toast {
  /** Another key is another toast: it is announced anew. */
  key: string | number;
  tone: 'ok' | 'bad';
  title?: ReactNode;
  message: ReactNode;
  action?: { label: ReactNode; onAct: () => void } | undefined;
}

export interface ToastsProps {
  /** A new one takes the place of the one before (R8.1.4). */
  toast: Toast | null;
  onClose: () => void;
  /** Somebody points at it or has focus in it: it must not go away now. */
  onHold?: () => void;
  onLetGo?: () => void;
}

/** Some browsers and the test environment know no popover: the region is then an ordinary part of the page. */
function raise(region: HTMLElement | null): void {
  if (!region || !('showPopover' in region)) return;
  region.popover = 'manual';
  region.showPopover();
}

/**
 * Word from the portal, at the bottom right in both languages (R8.1.2). Both regions are always in the page: a screen
 * reader announces what appears inside a region, not the region itself. It is an open popover, so that it stands above
 * everything, and it lies inside the topmost dialog, as all else is inert then.
 */
export function Toasts({ toast, onClose, onHold, onLetGo }: ToastsProps) {
  const { t } = useLingui();
  const dialog = useTopmostDialog();
  const region = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices who is near
    <section
      ref={raise}
      className="toasts"
      aria-label={t`Messages`}
      onPointerEnter={onHold}
      onPointerLeave={onLetGo}
      onFocus={onHold}
      onBlur={onLetGo}
    >
      {(['ok', 'bad'] as const).map((tone) => (
        <div key={tone} role={tone === 'bad' ? 'alert' : 'status'}>
          {toast?.tone === tone ? <ToastCard key={toast.key} toast={toast} onClose={onClose} /> : null}
        </div>
      ))}
    </section>
  );
  return dialog ? createPortal(region, dialog) : region;
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <div className={classNames('toast', toast.tone === 'bad' && 'is-bad')}>
      <Icon of={toast.tone === 'bad' ? alert : check} />
      <span>
        {toast.title ? <b>{toast.title}</b> : null}
        {toast.message}
        {toast.action ? (
          <button type="button" className="toast__action" onClick={toast.action.onAct}>
            {toast.action.label}
          </button>
        ) : null}
      </span>
      <IconButton icon={close} label={t`Close message`} onClick={onClose} />
    </div>
  );
}
