import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { localName } from '../../../i18n/localName.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import * as read from '../../../../machines/members/memberDetailsSelectors.ts';
import type { MemberFaults } from '../../../../machines/members/memberFaults.ts';
import { RefusalNote } from '../../../portal/ErrorSummary.tsx';
import { blockId, type MemberProps } from './MemberBlock.tsx';
import { faultyFields } from './memberMessages.ts';
import { sameContent } from './sameContent.ts';
import { useLingui } from '@lingui/react';

type MissingProps = Pick<MemberProps, 'details'> & { formId: string };

/** The form is long: what is missing of whom is said in one place, and leads there (R5.6.6). */
export function MissingDetails({ details, formId }: MissingProps) {
  const faults = useSelector(details, read.faultyMembers, sameContent);
  if (faults.length === 0) return null;
  const count = faults.reduce(
    (sum, { found }) => sum + faultyFields(found).length + Object.keys(found.answers).length,
    0,
  );
  return (
    <RefusalNote count={count}>
      {faults.map(({ member, found }) => (
        <MissingOf key={member} details={details} member={member} found={found} formId={formId} />
      ))}
    </RefusalNote>
  );
}

function MissingOf({ details, member, found, formId }: MissingProps & { member: number; found: MemberFaults }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const questions = useSelector(details, read.additionalFields, sameContent);
  const number = member + 1;
  const fields = new Intl.ListFormat(locale, { type: 'unit' }).format([
    ...faultyFields(found).map((label) => i18n._(label)),
    ...questions.filter(({ id }) => id in found.answers).map((question) => localName(question, locale)),
  ]);
  const goThere = (): void =>
    document.getElementById(blockId(formId, member))?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  return (
    <li>
      <button type="button" className="u" onClick={goThere}>
        {member === 0 ? (
          <Trans>You: {fields}</Trans>
        ) : (
          <Trans>
            Visitor {number}: {fields}
          </Trans>
        )}
      </button>
    </li>
  );
}
