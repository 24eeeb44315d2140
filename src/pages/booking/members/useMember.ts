import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import * as read from '../../../../machines/members/memberDetailsSelectors.ts';
import { emptyMember, type TypedPerson } from '../../../../machines/members/typedMember.ts';
import type { LockedField } from '../../../../machines/members/onFile.ts';
import type { MemberProps } from './MemberBlock.tsx';
import { sameContent } from './sameContent.ts';

/** One visitor as it is filled in, what of it is locked, what is wrong with it, and how to change it. */
export function useMember({ details, member }: MemberProps) {
  const { i18n } = useLingui();
  const typed = useSelector(details, (snapshot) => read.members(snapshot)[member] ?? emptyMember);
  const faults = useSelector(details, (snapshot) => read.faultsOf(snapshot, member), sameContent);
  const locked = useSelector(details, (snapshot) => [...read.lockedOf(snapshot, member)], sameContent);
  return {
    i18n,
    typed,
    faults,
    isLocked: (field: LockedField): boolean => locked.includes(field),
    put: (changed: Partial<TypedPerson>): void => details.send({ type: 'person.type', member, typed: changed }),
  };
}
