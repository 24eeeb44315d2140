import { entryTo } from '../../../machines/portal/entryTo.ts';
import { navigationOf } from '../../../machines/site/navigationRules.ts';
import { LocalText } from '../../components/text/LocalText.tsx';
import { WhenNear } from '../../components/dates/WhenNear.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { AwaitedSection } from './AwaitedSection.tsx';
import { ComingEvents } from './ComingEvents.tsx';
import { FirstOffers } from './FirstOffers.tsx';
import { LatestStories } from './LatestStories.tsx';
import './whatsOn.css';

/** How many each has; of fewer its outlines are too large. */
const count = 3;

const sections = [
  ['/events', ComingEvents, { of: 'rows' }],
  ['/offers', FirstOffers, { of: 'cards', className: 'offered' }],
  ['/blogs', LatestStories, { of: 'cards', className: 'latest' }],
] as const;

/**
 * What else the operator has, each where the navigation lists it and by the name it has there (R2.4.1, R2.4.3), and asked
 * for when somebody comes near.
 */
export function WhatsOn() {
  const navigation = navigationOf(useConfig());
  return sections.map(([path, Section, look]) => {
    const entry = entryTo(navigation, path);
    if (!entry) return null;
    const title = <LocalText of={entry} field="link_text" />;
    const outline = <AwaitedSection {...look} title={title} count={count} />;
    return (
      <WhenNear key={path} outline={outline}>
        <Section title={title} count={count} outline={outline} />
      </WhenNear>
    );
  });
}
