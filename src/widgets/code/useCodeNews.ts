import { useLingui } from '@lingui/react';
import { useEffect, useRef, type RefObject } from 'react';
import type { CodeRef } from '../../../machines/code/codeMachine.ts';
import { passingNotices } from '../../actors/notices.ts';
import { problemWords } from './codeWords.ts';

/** Tells what became of a code (R8.1.6) and leads back to its field, where the next try is typed. */
export function useCodeNews(code: CodeRef): RefObject<HTMLInputElement | null> {
  const { i18n } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    // What stands there is chosen, so that the next try takes its place; but nothing that was typed since.
    const again = () => {
      const last = field.current?.value;
      requestAnimationFrame(() => {
        field.current?.focus();
        if (field.current?.value === last) field.current?.select();
      });
    };
    const passing = passingNotices();
    const refusals = code.on('code.refused', ({ problem }) => {
      passing.tell(problemWords(i18n, problem));
      again();
    });
    const successes = code.on('code.sent', ({ message }) => {
      if (message) passing.tell(message, 'ok');
      again();
    });
    return () => {
      refusals.unsubscribe();
      successes.unsubscribe();
      passing.dismiss();
    };
  }, [code, i18n]);
  return field;
}
