import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { HoldSnapshot } from '../../../../machines/hold/holdMachine.ts';
import * as readHold from '../../../../machines/hold/holdSelectors.ts';
import type { GoneLine } from '../../../../machines/hold/holdRules.ts';
import { selectionAgain } from '../../../../machines/cart/selectionAgain.ts';
import { bookingsIn, isExclusive, isFacility } from '../../../../machines/cart/lines.ts';
import type { LineRemovalRef } from '../../../../machines/lineRemoval/lineRemovalMachine.ts';
import * as readRemoval from '../../../../machines/lineRemoval/lineRemovalSelectors.ts';
import type { Problem } from '../../../../machines/shared/problem.ts';
import type { CartLine } from '../../../contract/orders/cart.ts';
import { useConfig, useOpenBooking, usePortalActor } from '../../../actors/portalContext.tsx';
import { Button, LinkButton } from '../../../components/buttons/Button.tsx';
import { imageAddress } from '../../../components/pictures/imageAddress.ts';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { TextButton } from '../../../components/buttons/TextButton.tsx';
import { ServerWords } from '../../../components/text/ServerWords.tsx';
import { problemWords } from '../../../widgets/cart/cartWords.ts';
import { NearestToLine } from '../../../widgets/nearest/NearestToLine.tsx';
import { VenueName } from '../../../widgets/VenueName.tsx';
import { LineArt, LineTime } from './LineAbout.tsx';
import { useLineName } from './RemovedBooking.tsx';
import './lines.css';

const nothing: readonly GoneLine[] = [];
const lostOf = (snapshot: HoldSnapshot | undefined): readonly GoneLine[] =>
  snapshot === undefined ? nothing : readHold.gone(snapshot);

/** What left the cart though nobody took it out, each with its reason and the way on (Q7.3.a); also what could not be put back. */
export function GoneLines({ removal }: { removal: LineRemovalRef }) {
  const { t } = useLingui();
  const hold = usePortalActor('hold');
  const lost = useSelector(hold, lostOf);
  const isRefused = useSelector(removal, readRemoval.isRefused);
  const { lines } = useSelector(removal, readRemoval.removed);
  const problem = useSelector(removal, readRemoval.problem);
  const again = isRefused && problem ? { lines, problem } : null;
  // The parts of one price were one booking, and are lost as one.
  const bookings = bookingsIn(lost.map(({ line }) => line));
  const problemIn = (booking: readonly CartLine[]) => lost.find(({ line }) => line === booking[0])!.problem;
  if (lost.length === 0 && again === null) return null;
  return (
    <ul className="lines cart__lost" aria-label={t`No longer in your cart`}>
      {again ? <Lost {...again} isBack onDismiss={() => removal.send({ type: 'problem.dismiss' })} /> : null}
      {bookings.map((booking) => (
        <Lost
          key={booking[0]?.id}
          lines={booking}
          problem={problemIn(booking)}
          onDismiss={() => {
            for (const { id } of booking) hold?.send({ type: 'lost.dismiss', lineId: id });
          }}
        />
      ))}
    </ul>
  );
}

interface LostProps {
  /** A booking. */
  lines: readonly CartLine[];
  problem: Problem;
  /** It was to be put back. */
  isBack?: boolean;
  onDismiss: () => void;
}

function Lost({ lines, problem, isBack = false, onDismiss }: LostProps) {
  const { image_base: base } = useConfig();
  const [line] = lines;
  const name = useLineName(line);
  if (line === undefined) return null;
  return (
    <li className="line line--lost">
      <Picture src={imageAddress(line.image, base)} art={<LineArt line={line} />} />
      <div>
        <h2 className="line__name">
          <s>
            <LocalText of={line} />
          </s>
        </h2>
        <p className="meta line__about">
          <span>
            <LineTime line={line} />
          </span>
          {/* Of several alike, which: its seat, its size. */}
          {isExclusive(line) || !line.detail ? null : (
            <span>
              <LocalText of={line} field="detail" />
            </span>
          )}
          <span>
            <VenueName of={line.venue_id} />
          </span>
        </p>
        {/* What is lost is announced wherever somebody is, and stays to be read here (R8.1.5). */}
        <p className="err" role={isBack ? 'alert' : undefined}>
          <Reason problem={problem} isBack={isBack} />
        </p>
      </div>
      {isFacility(line) ? (
        <div className="line__near">
          <NearestToLine lines={lines.filter(isFacility)} />
        </div>
      ) : null}
      <div className="line__end">
        <Onward line={line} />
        <TextButton tone="quiet" onClick={onDismiss}>
          <Trans>
            Close <span className="vh">{name}</span>
          </Trans>
        </TextButton>
      </div>
    </li>
  );
}

function Reason({ problem, isBack }: { problem: Problem; isBack: boolean }) {
  const { i18n } = useLingui();
  const isTaken = problem.code === 'placeTaken' && problem.message === null;
  if (isBack && isTaken) return <Trans>Somebody else has it by now. It could not be put back.</Trans>;
  return <ServerWords words={problemWords(i18n, problem)} />;
}

/** The nearest useful thing: another time there, another seat. */
function Onward({ line }: { line: CartLine }) {
  const openBooking = useOpenBooking();
  if (isFacility(line)) {
    const selection = selectionAgain(line);
    return (
      <Button
        size="s"
        variant="line"
        onClick={() => openBooking(selection.serviceId, { ...selection, slot: null, facilityId: null })}
      >
        <Trans>Choose another time</Trans>
      </Button>
    );
  }
  if (line.productType === 'event')
    return (
      <LinkButton size="s" to={`/events/${line.event_id}`}>
        <Trans>See what is left</Trans>
      </LinkButton>
    );
  return null;
}
