import { Plural, Trans } from '@lingui/react/macro';
import { programmeState } from '../../../machines/enrolment/programmes.ts';
import type { WorkshopProgram } from '../../contract/offered/academies.ts';
import { StatusPill } from '../../components/signs/StatusPill.tsx';

/** Of more places than this the number is not told: it would hurry nobody. */
const few = 10;

/** Whether there is a place left in a programme, as far as the operator tells. */
export function Places({ of: program, now }: { of: WorkshopProgram; now: string }) {
  const state = programmeState(program, now);
  if (state === 'over')
    return (
      <StatusPill tone="no" shape="cross">
        <Trans>Has ended</Trans>
      </StatusPill>
    );
  if (state === 'full')
    return (
      <StatusPill tone="wait" shape="ring">
        <Trans>Full</Trans>
      </StatusPill>
    );
  const left = program.remaining_capacity;
  if (left === null || left > few) return null;
  return (
    <span className="fine">
      <Plural value={left} one="# place left" other="# places left" />
    </span>
  );
}
