import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { RelativeRef } from '../../../machines/family/relativeMachine.ts';
import * as read from '../../../machines/family/relativeSelectors.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import type { Answering } from '../../widgets/person/answering.ts';
import { wordsAt } from './relativeWords.ts';

/** Somebody of the family, as their questions are answered; nothing of them is locked. */
export function useRelativeAnswering(relative: RelativeRef): Answering {
  const { i18n } = useLingui();
  const { religions } = useConfig();
  const typed = useSelector(relative, read.typed);
  const faults = useSelector(relative, read.faults);
  const problem = useSelector(relative, read.problem);
  const idProofTypes = useSelector(relative, read.proofTypes);
  const paper = useSelector(relative, read.paper);
  return {
    typed,
    put: (changed) => relative.send({ type: 'person.type', typed: changed }),
    errorOf: (question) => (question === 'tag' ? undefined : wordsAt(i18n, question, { faults, problem })),
    isLocked: () => false,
    isSelf: false,
    religions,
    tags: [],
    idProofTypes,
    paper,
  };
}
