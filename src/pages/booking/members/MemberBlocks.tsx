import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import type { MemberDetailsRef } from '../../../../machines/members/memberDetailsMachine.ts';
import * as read from '../../../../machines/members/memberDetailsSelectors.ts';
import { plus } from '../../../art/icons/signs.ts';
import { Button } from '../../../parts/Button.tsx';
import { blockId, MemberBlock } from './MemberBlock.tsx';

interface MemberBlocksProps {
  details: MemberDetailsRef;
  formId: string;
}

/** A block for each visitor; a whole facility takes more of them, up to its limit (R2.12.10, R2.13.14). */
export function MemberBlocks({ details, formId }: MemberBlocksProps) {
  const count = useSelector(details, (snapshot) => read.members(snapshot).length);
  const isWhole = useSelector(details, read.isWhole);
  return (
    <>
      {Array.from({ length: count }, (_, member) => (
        <MemberBlock key={member} details={details} member={member} formId={formId} />
      ))}
      {isWhole ? <AddMember details={details} formId={formId} /> : null}
    </>
  );
}

function AddMember({ details, formId }: MemberBlocksProps) {
  const mayAdd = useSelector(details, read.mayAddMember);
  const limit = useSelector(details, read.limit);
  const add = (): void => {
    flushSync(() => details.send({ type: 'member.add' }));
    const last = read.members(details.getSnapshot()).length - 1;
    document.getElementById(blockId(formId, last))?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <div className="members__add">
      <Button variant="line" icon={plus} disabled={!mayAdd} onClick={add}>
        <Trans>Add a visitor</Trans>
      </Button>
      <span className="fine">
        <Plural value={limit} one="# visitor at most" other="# visitors at most" />
      </span>
    </div>
  );
}
