import { isSectionListed, navigationOf } from '../../../machines/site/navigationRules.ts';
import { WhenNear } from '../../components/WhenNear.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { ComingEvents } from './ComingEvents.tsx';
import { FirstOffers } from './FirstOffers.tsx';
import { LatestStories } from './LatestStories.tsx';
import '../../components/date.css';
import '../../components/link.css';
import './whatsOn.css';

/** What else the operator has, each where its section is listed (R2.4.1), and asked for when somebody comes near. */
export function WhatsOn() {
  const navigation = navigationOf(useConfig());
  const isListed = (path: string) => isSectionListed(navigation, path);
  return (
    <>
      {isListed('/events') ? (
        <WhenNear>
          <ComingEvents />
        </WhenNear>
      ) : null}
      {isListed('/offers') ? (
        <WhenNear>
          <FirstOffers />
        </WhenNear>
      ) : null}
      {isListed('/blogs') ? (
        <WhenNear>
          <LatestStories />
        </WhenNear>
      ) : null}
    </>
  );
}
