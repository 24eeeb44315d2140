import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { goingOn } from '../../../machines/bookings/bookAgain.ts';
import { isUsualInCart } from '../../../machines/bookings/usual.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import { close } from '../../art/icons/signs.ts';
import { loadUsual, storedHours, type UsualOffer } from '../../adapters/actors/booking/usualActors.ts';
import { askingRules } from '../../../machines/booking/askingRules.ts';
import { usualSetting } from '../../adapters/actors/booking/usualSetting.ts';
import { useConfig, useOpenBooking, usePortalActor } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Joined } from '../../components/text/Joined.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { TextButton } from '../../components/buttons/TextButton.tsx';
import { TimeInText } from '../../components/dates/TimeInText.tsx';
import { TimeText } from '../../components/dates/TimeText.tsx';
import type { User } from '../../contract/customers/user.ts';
import { formatDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { UsualSpace } from './UsualSpace.tsx';
import './usual.css';

interface UsualProps {
  user: User;
  /** What was pressed is gone then. */
  keepFocus: () => void;
}

/** What a customer books again and again, chosen already for the next such day; absent where there is no such thing. */
export function Usual({ user, keepFocus }: UsualProps) {
  const owner = ownerOf(user);
  const [setting] = useState(() => usualSetting(owner));
  const isHidden = useSelector(setting, ({ context }) => context.isHidden);
  const turn = (type: 'usual.hide' | 'usual.show') => {
    keepFocus();
    setting.send({ type });
  };
  // The next visit keeps its place free before it is loaded.
  const tellHeight = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const observer = new ResizeObserver(() => setting.send({ type: 'height.change', height: element.offsetHeight }));
      observer.observe(element);
      return () => observer.disconnect();
    },
    [setting],
  );
  return (
    <div ref={tellHeight} className="usual__space">
      {isHidden ? (
        <Hidden onShow={() => turn('usual.show')} />
      ) : (
        <Offered user={user} onHide={() => turn('usual.hide')} />
      )}
    </div>
  );
}

function Hidden({ onShow }: { onShow: () => void }) {
  return (
    <p className="usual__off fine">
      <Trans>Your usual is hidden until you log in again.</Trans>{' '}
      <TextButton onClick={onShow}>
        <Trans>Show it</Trans>
      </TextButton>
    </p>
  );
}

function Offered({ user, onHide }: { user: User; onHide: () => void }) {
  const config = useConfig();
  const { shown, isBusy } = useResource(loadUsual, askingRules({ config, user }));
  const held = useSelector(usePortalActor('cart'), (cart) => cart?.context.lines ?? null);
  if (shown === null) return isBusy ? <UsualSpace /> : null;
  if (isUsualInCart(held ?? storedHours(), shown.usual)) return null;
  return <Offer of={shown} onHide={onHide} />;
}

function Offer({ of: offer, onHide }: { of: UsualOffer; onHide: () => void }) {
  const { t } = useLingui();
  const openBooking = useOpenBooking();
  const locale = useLocale();
  const { service, facilityId, date, startTime, selection, usual, isFree } = offer;
  const facility = service.facilities?.find(({ id }) => id === facilityId);
  const day = formatDay(date, locale);
  const minutes = usual.duration;
  return (
    <section className="usual" aria-labelledby="usual">
      <h2 id="usual" className="usual__l">
        {isFree ? <Trans>Your usual, {day}</Trans> : <Taken of={offer} />}
      </h2>
      <b className="num">
        <TimeText time={startTime} />
      </b>
      <p className="usual__d">
        <strong>
          <Joined>
            <LocalText of={service} />
            {facility ? <LocalText of={facility} /> : null}
          </Joined>
        </strong>
        <span>
          <Plural value={minutes} one="# minute" other="# minutes" />
        </span>
      </p>
      <Button variant="cta" onClick={() => openBooking(selection.serviceId, selection, goingOn(selection))}>
        <Trans>Book it</Trans>
      </Button>
      <IconButton className="usual__x" icon={close} label={t`Hide your usual`} onClick={onHide} />
    </section>
  );
}

/** Why another slot than the usual one is offered. */
function Taken({ of: { usual, date } }: { of: UsualOffer }) {
  const locale = useLocale();
  const time = <TimeInText time={usual.startTime} />;
  const day = formatDay(usual.date, locale);
  if (date !== usual.date)
    return (
      <Trans>
        Your usual {time} on {day} is taken. This is near it:
      </Trans>
    );
  return (
    <Trans>
      Your usual {time} on {day} is taken. This is free:
    </Trans>
  );
}
