import { Trans } from '@lingui/react/macro';
import { bookableServices } from '../../../machines/booking/bookableServices.ts';
import { arrow } from '../../art/icons/signs.ts';
import { recognizedSport } from '../../art/sport.ts';
import { loadServices } from '../../adapters/actors/booking/loadServices.ts';
import { loadRelatedStories, type Story } from '../../adapters/actors/content/storyActors.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { useConfig, useOpenBooking } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { StoryRows } from './StoryRows.tsx';

/** How many are named. */
const count = 3;

/** What to book and what to read after a story; what cannot be loaded is left out. */
export function AfterStory({ story }: { story: Story }) {
  const { enable_facility_booking: mayBook } = useConfig();
  const { shown: related } = useResource(loadRelatedStories, { slug: story.slug, sport: story.sport, count });
  return (
    <>
      {mayBook ? <PlayIt story={story} /> : null}
      {related?.length ? (
        <section className="wrap pagefoot" aria-labelledby="more">
          <div className="head">
            <h2 id="more">
              <Trans>More to read</Trans>
            </h2>
          </div>
          <StoryRows stories={related} level={3} />
        </section>
      ) : null}
    </>
  );
}

/** The way to the sport that it tells of. */
function PlayIt({ story }: { story: Story }) {
  const openBooking = useOpenBooking();
  const { shown } = useResource(loadServices, undefined);
  const sport = recognizedSport(story.sport);
  const service = bookableServices(shown ?? []).find(({ name, ar_name }) => recognizedSport(name, ar_name) === sport);
  if (sport === null || service === undefined) return null;
  return (
    <p className="wrap post__play">
      <Button variant="cta" size="l" iconAfter={arrow} onClick={() => openBooking(service.id)}>
        <span>
          <Trans>
            Book: <LocalText of={service} />
          </Trans>
        </span>
      </Button>
    </p>
  );
}
