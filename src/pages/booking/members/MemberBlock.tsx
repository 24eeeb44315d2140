import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import type { MemberDetailsRef } from '../../../../machines/members/memberDetailsMachine.ts';
import * as read from '../../../../machines/members/memberDetailsSelectors.ts';
import { trash } from '../../../art/icons/tools.ts';
import { IconButton } from '../../../parts/IconButton.tsx';
import { AdditionalFields } from './AdditionalFields.tsx';
import { AskedFields } from './AskedFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { WhoIsIt } from './WhoIsIt.tsx';

export interface MemberProps {
  details: MemberDetailsRef;
  /** The visitor's place in the list; the first is the customer. */
  member: number;
}

export const blockId = (formId: string, member: number): string => `${formId}-${member}`;

/** Everything that is asked of one visitor. */
export function MemberBlock({ details, member, formId }: MemberProps & { formId: string }) {
  const number = member + 1;
  return (
    <fieldset className="who" id={blockId(formId, member)}>
      <legend>
        <span className="who__n" aria-hidden>
          {number}
        </span>
        {member === 0 ? <Trans>You</Trans> : <Trans>Visitor {number}</Trans>}
      </legend>
      <RemoveMember details={details} member={member} formId={formId} />
      <WhoIsIt details={details} member={member} />
      <div className="g2">
        <ContactFields details={details} member={member} />
        <AskedFields details={details} member={member} />
        <AdditionalFields details={details} member={member} />
      </div>
    </fieldset>
  );
}

function RemoveMember({ details, member, formId }: MemberProps & { formId: string }) {
  const { t } = useLingui();
  const mayRemove = useSelector(details, (snapshot) => read.mayRemoveMember(snapshot, member));
  if (!mayRemove) return null;
  const number = member + 1;
  const remove = (): void => {
    flushSync(() => details.send({ type: 'member.remove', member }));
    // The button goes; the focus goes to whoever stands in its place, or before it.
    const near =
      document.getElementById(blockId(formId, member)) ?? document.getElementById(blockId(formId, member - 1));
    near?.querySelector<HTMLElement>('input')?.focus();
  };
  return <IconButton className="who__remove" icon={trash} label={t`Remove visitor ${number}`} onClick={remove} />;
}
