import { Trans } from '@lingui/react/macro';
import { clock } from '../../../art/icons/places.ts';
import { Icon } from '../../../components/pictures/Icon.tsx';
import { TimeInText } from '../../../components/dates/TimeInText.tsx';
import { formatDay } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/useLocale.ts';

/** Of a row that stands for several sessions: the one that comes next; nothing after the last. */
export function NextOn({ session }: { session: { date: string; start_time: string } | null | undefined }) {
  const locale = useLocale();
  if (!session) return null;
  return (
    <span>
      <Icon of={clock} />
      <span>
        <Trans>
          Next on {formatDay(session.date, locale)}, <TimeInText time={session.start_time} />
        </Trans>
      </span>
    </span>
  );
}
