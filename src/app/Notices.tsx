import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Toasts } from '../components/dialogs/Toasts.tsx';
import { DialogFailure } from './DialogFailure.tsx';
import { dismissNotice, holdNotice, letNoticeGo, notices } from '../actors/notices.ts';

/** What is told over any page: the one notice, and a dialog that did not come. */
export function Notices() {
  return (
    <>
      <Notice />
      <DialogFailure />
    </>
  );
}

/** It is in the words of the language it was told in, and goes with it. */
function Notice() {
  const { i18n } = useLingui();
  const shown = useSelector(notices, ({ context }) => context.shown);
  const dismiss = () => shown && dismissNotice(shown.id);
  const act = () => {
    shown?.action?.run();
    dismiss();
  };
  return (
    <Toasts
      toast={
        shown?.locale === i18n.locale
          ? {
              key: shown.id,
              tone: shown.tone,
              message: shown.text,
              action: shown.action ? { label: shown.action.label, onAct: act } : undefined,
            }
          : null
      }
      onClose={dismiss}
      onHold={holdNotice}
      onLetGo={letNoticeGo}
    />
  );
}
