import { useSelector } from '@xstate/react';
import type { MemberDetailsRef } from '../../../../machines/members/memberDetailsMachine.ts';
import * as read from '../../../../machines/members/memberDetailsSelectors.ts';
import { ErrorState } from '../../../parts/ErrorState.tsx';

/** What is asked could not be fetched; another try. */
export function DetailsFailure({ details }: { details: MemberDetailsRef }) {
  const problem = useSelector(details, read.problem);
  return <ErrorState problem={problem} onRetry={() => details.send({ type: 'retry' })} />;
}
