import { Plural, Trans } from '@lingui/react/macro';
import { joinDay, sessionsToCome, termOf } from '../../../machines/enrolment/programmes.ts';
import type { WorkshopProgram } from '../../contract/offered/academies.ts';
import { classNames } from '../../components/classNames.ts';
import { formatDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** More weeks than this would be too narrow to be told apart. */
const mostWeeks = 26;

/** The weeks of a programme, those to come filled, and where one joins. */
export function TermLine({ program, now }: { program: WorkshopProgram; now: string }) {
  const locale = useLocale();
  const { weeks, past } = termOf(program, now);
  const sessions = sessionsToCome(program, now);
  const first = sessions[0] ?? joinDay(program, now);
  return (
    <div className="term">
      {weeks <= mostWeeks ? (
        <div className="term__line" aria-hidden>
          {Array.from({ length: weeks }, (_, index) => (
            <i key={index} className={classNames(index < past && 'is-past')} />
          ))}
        </div>
      ) : null}
      <p className="row row--apart">
        <span className="meta">{formatDay(program.start_date, locale)}</span>
        {sessions.length > 0 ? (
          <b>
            <Trans>Next session {formatDay(first, locale)}</Trans>
            <span className="term__dot">{' · '}</span>
            <span className="fine nowrap">
              <Plural value={sessions.length} one="# session to come" other="# sessions to come" />
            </span>
          </b>
        ) : null}
        <span className="meta">{formatDay(program.end_date, locale)}</span>
      </p>
    </div>
  );
}
