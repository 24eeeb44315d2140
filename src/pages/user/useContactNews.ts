import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { ContactChangeRef } from '../../../machines/contactChange/contactChangeMachine.ts';
import { notify } from '../../actors/notices.ts';

/** Tells that the new address or number is the one from now on. */
export function useContactNews(change: ContactChangeRef): void {
  const { t } = useLingui();
  useEffect(() => {
    const changed = change.on('contact.changed', ({ kind }) =>
      notify({ tone: 'ok', text: kind === 'email' ? t`Your new email is confirmed` : t`Your new number is confirmed` }),
    );
    return () => changed.unsubscribe();
  }, [change, t]);
}
