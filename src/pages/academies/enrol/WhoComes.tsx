import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { EnrolmentRef } from '../../../../machines/enrolment/enrolmentMachine.ts';
import * as read from '../../../../machines/enrolment/enrolmentSelectors.ts';
import { ageThen, hasPlace, attendeeFault, possibleAttendees } from '../../../../machines/enrolment/attendees.ts';
import type { Attendee } from '../../../../machines/enrolment/attendees.ts';
import { groupFor } from '../../../../machines/enrolment/programmes.ts';
import { isCustomer } from '../../../../machines/session/sessionRules.ts';
import { loadFamily } from '../../../adapters/actors/account/familyActors.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { ErrorState } from '../../../components/signs/ErrorState.tsx';
import { FieldGroup, type GroupControl } from '../../../components/fields/FieldGroup.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { TextLink } from '../../../components/buttons/TextLink.tsx';
import { OptionCards } from '../../../components/choices/OptionCards.tsx';
import { Note } from '../../../components/signs/Note.tsx';
import { Skeleton } from '../../../components/signs/Skeleton.tsx';
import { usePortal, useUser } from '../../../actors/portalContext.tsx';
import { useResource } from '../../../actors/useResource.ts';

interface Enrolled {
  enrolment: EnrolmentRef;
}

/** Who comes: the family of whoever is logged in, and they themselves. The login is asked for over the dialog. */
export function WhoComes({ enrolment }: Enrolled) {
  const portal = usePortal();
  const user = useUser();
  if (isCustomer(user) && user.id !== null) return <Family key={user.id} customer={user.id} enrolment={enrolment} />;
  return (
    <Note>
      <p>
        {user === null ? (
          <Trans>Your family is in your account. Log in, and choose who is joining; the rest stays as it is.</Trans>
        ) : (
          <Trans>Academies are for people with an account. Log in with yours; the rest stays as it is.</Trans>
        )}
      </p>
      <Button size="s" variant="line" onClick={() => portal.send({ type: 'login.open' })}>
        <Trans>Log in</Trans>
      </Button>
    </Note>
  );
}

function Family({ customer, enrolment }: Enrolled & { customer: number }) {
  const user = useUser();
  const { shown, problem, isBusy, reload } = useResource(loadFamily, { customer });
  const isNobodyChosen = useSelector(enrolment, read.isNobodyChosen);
  const isAdding = useSelector(enrolment, read.isAdding);
  if (problem && shown === null) return <ErrorState problem={problem} busy={isBusy} onRetry={reload} />;
  // The account holder is listed anyway: an empty family is a valid answer.
  if (shown === null && isBusy) return <Skeleton of="lines" count={3} />;
  return (
    <>
      <FieldGroup
        label={<Trans>Participants</Trans>}
        labelHidden
        disabled={isAdding}
        error={isNobodyChosen ? <Trans>Choose who is joining</Trans> : undefined}
      >
        {(control) => (
          <OptionCards className="fam">
            {possibleAttendees(user, shown ?? []).map((one) => (
              <Person key={one.customerId} attendee={one} enrolment={enrolment} control={control} />
            ))}
          </OptionCards>
        )}
      </FieldGroup>
      <p>
        <TextLink to="/profile/family/new">
          <Trans>Add somebody to your family</Trans>
        </TextLink>
      </p>
    </>
  );
}

function Person({ attendee, enrolment, control }: Enrolled & { attendee: Attendee; control: GroupControl }) {
  const chosen = useSelector(enrolment, read.attendees);
  const program = useSelector(enrolment, read.program);
  const now = useSelector(enrolment, ({ context }) => context.now);
  const age = ageThen(attendee, program, now);
  const isChosen = chosen.some(({ customerId }) => customerId === attendee.customerId);
  const isOtherAge = attendeeFault(attendee, program, now) !== null;
  const hasRoom = isChosen || hasPlace(program, chosen.length);
  const isKept = isOtherAge || !hasRoom;
  return (
    <label>
      <input
        {...(isKept ? {} : control)}
        type="checkbox"
        checked={isChosen}
        disabled={isKept}
        onChange={() => enrolment.send({ type: 'attendee.toggle', attendee })}
      />
      <span className="avatar" aria-hidden>
        {attendee.name.trim().slice(0, 1).toLocaleUpperCase()}
      </span>
      <span>
        <b>
          <bdi>{attendee.name}</bdi>
          {attendee.isSelf ? (
            <span className="fine">
              {' '}
              <Trans>(you)</Trans>
            </span>
          ) : null}
        </b>
        <small>
          {age === null ? null : <Plural value={age} one="# year" other="# years" />}
          {isOtherAge ? <OtherGroup enrolment={enrolment} age={age ?? 0} /> : null}
          {!isOtherAge && !hasRoom ? (
            <>
              {' · '}
              <Trans>no place left for one more</Trans>
            </>
          ) : null}
        </small>
      </span>
      <span />
    </label>
  );
}

/** Why a person cannot take part here, and which group fits their age. */
function OtherGroup({ enrolment, age }: Enrolled & { age: number }) {
  const workshop = useSelector(enrolment, read.workshop);
  const now = useSelector(enrolment, ({ context }) => context.now);
  const group = groupFor(workshop.programs, age, now);
  return (
    <>
      {' · '}
      {group ? (
        <Trans>
          for that age there is <LocalText of={group} />
        </Trans>
      ) : (
        <Trans>this group is for another age</Trans>
      )}
    </>
  );
}
