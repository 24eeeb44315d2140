import { useLingui } from '@lingui/react';
import { useEffect, useRef, type RefObject } from 'react';
import type { CodeRef } from '../../../machines/code/codeMachine.ts';
import { dismissNotice, notices, notify } from '../notices.ts';
import { problemWords } from './codeMessages.ts';

/** Tells what became of a code (R8.1.6) and leads back to its field, where the next try is typed. */
export function useCodeNews(code: CodeRef): RefObject<HTMLInputElement | null> {
  const { i18n } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    // What was typed is chosen, so that the next try takes its place.
    const again = () =>
      requestAnimationFrame(() => {
        field.current?.focus();
        field.current?.select();
      });
    let told: number | undefined;
    const refusals = code.on('code.refused', ({ problem }) => {
      notify({ tone: 'bad', text: problemWords(i18n, problem) });
      told = notices.getSnapshot().context.shown?.id;
      again();
    });
    const successes = code.on('code.sent', ({ message }) => {
      if (message) notify({ tone: 'ok', text: message });
      again();
    });
    return () => {
      refusals.unsubscribe();
      successes.unsubscribe();
      // What went wrong with a code is no news once its step is over.
      if (told !== undefined) dismissNotice(told);
    };
  }, [code, i18n]);
  return field;
}
