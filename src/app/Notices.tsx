import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Toasts } from '../components/dialogs/Toasts.tsx';
import { DialogFailure } from './DialogFailure.tsx';
import { dismissNotice, holdNotice, letNoticeGo, notices } from '../actors/notices.ts';

/** What any page may show above it: the one notice, and a dialog that failed. */
export function Notices() {
  return (
    <>
      <Notice />
      <DialogFailure />
    </>
  );
}

/** The text is in the language in which the notice was told, and goes with that language. */
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
