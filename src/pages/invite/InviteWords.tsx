import { Plural, Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode, RefObject } from 'react';
import type { EventInviteRef } from '../../../machines/eventInvite/eventInviteMachine.ts';
import type { InviteAnswer } from '../../../machines/eventInvite/eventInviteRules.ts';
import * as read from '../../../machines/eventInvite/eventInviteSelectors.ts';
import { calendar, people } from '../../art/icons/occasions.ts';
import { pin } from '../../art/icons/places.ts';
import type { EventInvite } from '../../contract/offered/events.ts';
import { formatLongDate } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Button, LinkButton } from '../../components/buttons/Button.tsx';
import { ignoreSecondPress } from '../../components/buttons/ignoreSecondPress.ts';
import { Icon } from '../../components/pictures/Icon.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { problemWords } from '../../widgets/personWords.ts';

type Screen = Exclude<read.InviteScreen, 'loading' | 'failed'>;

interface InviteWordsProps {
  eventInvite: EventInviteRef;
  screen: Screen;
  heading: RefObject<HTMLHeadingElement | null>;
}

const headings: Readonly<Record<Screen, () => ReactNode>> = {
  asked: () => <Trans>You are invited</Trans>,
  accepted: () => <Trans>See you there</Trans>,
  declined: () => <Trans>Thank you for telling us</Trans>,
  over: () => <Trans>This event is over</Trans>,
  unknown: () => <Trans>Invitation not found</Trans>,
};

/** What is said, and what may be answered. */
export function InviteWords({ eventInvite, screen, heading }: InviteWordsProps) {
  const { i18n } = useLingui();
  const invite = useSelector(eventInvite, read.invite);
  const problem = useSelector(eventInvite, read.problem);
  const underWay = useSelector(eventInvite, read.answerUnderWay);
  const Said = headings[screen];
  const answerButton = (answer: InviteAnswer, variant: 'cta' | 'line', words: ReactNode) => (
    <Button
      variant={variant}
      size="l"
      busy={underWay === answer}
      onClick={() => eventInvite.send({ type: 'invite.answer', answer })}
    >
      {words}
    </Button>
  );
  return (
    <>
      {invite && screen !== 'unknown' ? (
        <p className="lead">
          <bdi>{invite.invitee_name}</bdi>
        </p>
      ) : null}
      <h1 ref={heading} tabIndex={-1}>
        <Said />
      </h1>
      {invite && screen !== 'unknown' ? <Facts invite={invite} /> : null}
      {screen === 'unknown' ? (
        <p className="meta">
          <Trans>
            The link may have been cut short on its way, or the invitation was taken back. Ask whoever invited you for a
            new one.
          </Trans>
        </p>
      ) : null}
      {screen === 'accepted' ? (
        <p className="meta">
          <Trans>Your places are kept under your name. Give it at the desk.</Trans>
        </p>
      ) : null}
      {screen === 'declined' ? (
        <p className="meta">
          <Trans>Should something change, accept here until the day of the event.</Trans>
        </p>
      ) : null}
      <FormProblem words={problem && screen !== 'over' ? problemWords(i18n, problem) : null} live />
      <div className="row" onClickCapture={ignoreSecondPress}>
        {screen === 'asked' ? answerButton('accepted', 'cta', <Trans>Accept</Trans>) : null}
        {screen === 'asked' ? answerButton('declined', 'line', <Trans>Decline</Trans>) : null}
        {screen === 'accepted' ? answerButton('declined', 'line', <Trans>I cannot come after all</Trans>) : null}
        {screen === 'declined' ? answerButton('accepted', 'line', <Trans>Accept after all</Trans>) : null}
        {screen === 'asked' ? null : (
          <LinkButton variant={screen === 'unknown' || screen === 'over' ? 'cta' : 'quiet'} size="l" to="/">
            <Trans>See what is on</Trans>
          </LinkButton>
        )}
      </div>
    </>
  );
}

function Facts({ invite: { event, seats } }: { invite: EventInvite }) {
  const locale = useLocale();
  return (
    <div className="invite__e">
      <h2>
        <LocalText of={event} />
      </h2>
      <ul>
        <li>
          <Icon of={calendar} />
          <time dateTime={event.start_date}>{formatLongDate(event.start_date, locale)}</time>
        </li>
        <li>
          <Icon of={pin} />
          <span>
            <LocalText of={event} field="place" />
          </span>
        </li>
        <li>
          <Icon of={people} />
          <Plural value={seats} one="# place for you" other="# places for you" />
        </li>
      </ul>
    </div>
  );
}
