import { entryTo } from '../../../machines/portal/entryTo.ts';
import { navigationOf } from '../../../machines/site/navigationRules.ts';
import { LocalText } from '../../components/text/LocalText.tsx';
import { WhenNear } from '../../components/dates/WhenNear.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { ComingEvents } from './ComingEvents.tsx';
import { FirstOffers } from './FirstOffers.tsx';
import { LatestStories } from './LatestStories.tsx';
import './whatsOn.css';

const sections = [
  ['/events', ComingEvents],
  ['/offers', FirstOffers],
  ['/blogs', LatestStories],
] as const;

/**
 * What else the operator has, each where the navigation lists it and by the name it has there (R2.4.1, R2.4.3), and asked
 * for when somebody comes near.
 */
export function WhatsOn() {
  const navigation = navigationOf(useConfig());
  return sections.map(([path, Section]) => {
    const entry = entryTo(navigation, path);
    return entry ? (
      <WhenNear key={path}>
        <Section title={<LocalText of={entry} field="link_text" />} />
      </WhenNear>
    ) : null;
  });
}
