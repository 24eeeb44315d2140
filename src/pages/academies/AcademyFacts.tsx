import { Plural, Trans } from '@lingui/react/macro';
import type { WorkshopDetails } from '../../contract/offered/academies.ts';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Ages } from './Ages.tsx';
import { WeekMarks } from './WeekMarks.tsx';

/** For whom, where and when, in large letters. */
export function AcademyFacts({ academy }: { academy: WorkshopDetails }) {
  const count = academy.programs.length;
  return (
    <dl className="ac__facts">
      {academy.min_age === null && academy.max_age === null ? null : (
        <div>
          <dt>
            <Trans>Ages</Trans>
          </dt>
          <dd>
            <Ages of={academy} />
          </dd>
        </div>
      )}
      {academy.venue ? (
        <div>
          <dt>
            <Trans>Where</Trans>
          </dt>
          <dd>
            <LocalText of={academy.venue} />
            {count === 0 ? null : (
              <span className="fine">
                <Plural value={count} one="# group" other="# groups" />
              </span>
            )}
          </dd>
        </div>
      ) : null}
      {academy.days?.length ? (
        <div>
          <dt>
            <Trans>When</Trans>
          </dt>
          <dd>
            <WeekMarks days={academy.days} time={academy.start_time} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
