import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { AttendeeDetailsRef } from '../../../../machines/attendees/attendeeDetailsMachine.ts';
import * as read from '../../../../machines/attendees/attendeeDetailsSelectors.ts';
import { localText } from '../../../i18n/localName.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Checkbox } from '../../../components/choices/Checkbox.tsx';
import { TermsDialog } from '../../../components/dialogs/TermsDialog.tsx';

/** The tick, and the terms that open with it where they are to be read (R4.6.4–6, Q4.6.b). */
export function AttendeeTerms({ details }: { details: AttendeeDetailsRef }) {
  const locale = useLocale();
  const terms = useSelector(details, read.terms);
  const agreed = useSelector(details, read.agreed);
  const isReading = useSelector(details, read.isReadingTerms);
  const config = useSelector(details, read.config);
  if (terms === 'none') return null;
  return (
    <>
      <Checkbox checked={agreed} onChange={(on) => details.send({ type: on ? 'terms.tick' : 'terms.untick' })}>
        <Trans>
          I agree to the{' '}
          <button type="button" className="u" onClick={() => details.send({ type: 'terms.open' })}>
            terms and conditions
          </button>
        </Trans>
      </Checkbox>
      {isReading ? (
        <TermsDialog
          title={<Trans>Terms and conditions</Trans>}
          html={localText(config, 'tnc', locale)}
          onAgree={() => details.send({ type: 'terms.agree' })}
          onDisagree={() => details.send({ type: 'terms.disagree' })}
        />
      ) : null}
    </>
  );
}
