import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import type { Problem } from '../../../machines/shared/problem.ts';
import { problemSentences } from '../../components/fields/problemWords.ts';
import { Note } from '../../components/signs/Note.tsx';

/** What is said where a file was not made; a lost connection is called so. */
export function NotMade({ problem, children }: { problem: Problem; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <Note tone="bad" live>
      {kindOf(problem) === 'connectionLost' ? i18n._(problemSentences.connectionLost) : children}
    </Note>
  );
}
