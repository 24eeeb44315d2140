import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { EnrolmentRef } from '../../../../machines/enrolment/enrolmentMachine.ts';
import * as read from '../../../../machines/enrolment/enrolmentSelectors.ts';
import { problemWords } from '../../../widgets/personWords.ts';
import { ServerWords } from '../../../components/text/ServerWords.tsx';

/** Why there is no price, in the operator's words where it gave some; without a price nothing can be added. */
export function PriceProblem({ enrolment }: { enrolment: EnrolmentRef }) {
  const { i18n } = useLingui();
  const problem = useSelector(enrolment, read.problem);
  return (
    <>
      <b className="asking__none">
        <Trans>We could not get the price</Trans>
      </b>
      {problem ? (
        <span className="fine">
          <ServerWords words={problemWords(i18n, problem)} />
        </span>
      ) : null}
    </>
  );
}
