import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ClockRef } from '../../../machines/clock/clockMachine.ts';
import { permissibleDifference } from '../../../machines/clock/clockRules.ts';
import * as read from '../../../machines/clock/clockSelectors.ts';
import { venueNow } from '../../../machines/slots/schedule/venueClock.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { TimeText } from '../../components/dates/TimeText.tsx';
import { BlockingDialog } from './BlockingDialog.tsx';
import './blocking.css';

/** R4.3.7, R5.7.15–16: only another check leads on. */
export function ClockDialog({ clock }: { clock: ClockRef }) {
  const { t } = useLingui();
  const isBlocking = useSelector(clock, read.isBlocking);
  const isBusy = useSelector(clock, read.isBusy);
  const times = useSelector(clock, read.times);
  if (!isBlocking) return null;
  return (
    <BlockingDialog
      name={{ title: t`Error: Time Discrepancy Detected` }}
      press={<Trans>Check again</Trans>}
      isBusy={isBusy}
      onPress={() => clock.send({ type: 'clock.check' })}
    >
      {times ? (
        <dl className="clocks">
          <div>
            <dt>
              <Trans>This device</Trans>
            </dt>
            <Moment instant={times.userTime} />
          </div>
          <div>
            <dt>
              <Trans>Server</Trans>
            </dt>
            <Moment instant={times.systemTime} />
          </div>
        </dl>
      ) : null}
      <p className="ink2">
        <Trans>
          The clocks of your device and of the server are out of sync. The permissible difference is{' '}
          {permissibleDifference} minutes. Set your device to automatic time, then check again.
        </Trans>
      </p>
    </BlockingDialog>
  );
}

/** Both clocks are read on the venue's wall, so that only what differs looks different. */
function Moment({ instant }: { instant: string }) {
  const locale = useLocale();
  const moment = Date.parse(instant);
  if (Number.isNaN(moment)) return <dd>{instant}</dd>;
  const [date = '', time = ''] = venueNow(moment).split(' ');
  return (
    <dd>
      <TimeText time={time} />
      <span className="fine">{formatDate(date, locale)}</span>
    </dd>
  );
}
