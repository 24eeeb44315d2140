import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { EnrolmentRef } from '../../../../machines/enrolment/enrolmentMachine.ts';
import * as read from '../../../../machines/enrolment/enrolmentSelectors.ts';
import { problemWords } from '../../../widgets/personWords.ts';

/** There is no price: why, in the operator's words where it gave some; nothing can be added without one. */
export function PriceProblem({ enrolment }: { enrolment: EnrolmentRef }) {
  const { i18n } = useLingui();
  const problem = useSelector(enrolment, read.problem);
  return (
    <>
      <b className="asking__none">
        <Trans>We could not get the price</Trans>
      </b>
      {problem ? <span className="fine">{problemWords(i18n, problem)}</span> : null}
    </>
  );
}
