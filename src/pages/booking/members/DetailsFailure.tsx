import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { MemberDetailsRef } from '../../../../machines/members/memberDetailsMachine.ts';
import * as read from '../../../../machines/members/memberDetailsSelectors.ts';
import { ErrorState } from '../../../parts/ErrorState.tsx';
import { memberProblemWords } from './memberMessages.ts';

/** What is asked could not be fetched; another try. */
export function DetailsFailure({ details }: { details: MemberDetailsRef }) {
  const { i18n } = useLingui();
  const problem = useSelector(details, read.problem);
  return (
    <ErrorState
      message={problem && memberProblemWords(i18n, problem)}
      onRetry={() => details.send({ type: 'retry' })}
    />
  );
}
