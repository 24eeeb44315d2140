/** The enrolment as an entry of the history: opened by a button here it is ours, and closing it goes back. */
import { useLocation, useSearchParams } from 'react-router';
import { clearChoice } from '../../../machines/enrolment/enrolmentChoice.ts';
import { useGoBack } from '../../components/Link.tsx';

/** Carried by the entry of an enrolment that a button of these pages opened. */
export const openedHere = { isEnrolmentOpenedHere: true };

/** What closes the dialog of the address. */
export function useCloseEnrolment(): () => void {
  const { state } = useLocation() as { state: Partial<typeof openedHere> | null };
  const goBack = useGoBack();
  const [, setParams] = useSearchParams();
  return () => {
    if (state?.isEnrolmentOpenedHere === true) {
      goBack();
      return;
    }
    setParams(
      (written) => {
        clearChoice(written);
        return written;
      },
      { replace: true, preventScrollReset: true },
    );
  };
}
