import { useLocation } from 'react-router';
import { down } from '../art/icons/signs.ts';
import type { NavigationItem } from '../contract/site/site.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { LocalText } from '../components/text/LocalText.tsx';
import { localText } from '../i18n/localName.ts';
import type { ShownEntry } from '../../machines/site/navigationRules.ts';
import { destinationOf, isActive } from '../../machines/portal/destinations.ts';
import { Icon } from '../components/pictures/Icon.tsx';
import { Link } from '../components/buttons/Link.tsx';

type Entry = Omit<NavigationItem, 'children'>;

/** Several entries may lead to one page, or group others and lead nowhere: a path alone does not tell them apart. */
export const keyOf = ({ path }: Entry, position: number): string => `${position} ${path}`;

/** One entry of the operator's navigation in the operator's words (R2.5.2): a page, or an address outside in a new tab (R2.5.3). */
export function NavigationLink({ item, onFollow }: { item: Entry; onFollow?: () => void }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const text = localText(item, 'link_text', locale);
  const destination = destinationOf(item);
  if (destination.kind === 'none') return <span>{text}</span>;
  if (destination.kind === 'external') {
    return (
      <a href={destination.href} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
        <span>{text}</span>
      </a>
    );
  }
  return (
    <Link
      to={destination.to}
      aria-current={isActive(destination.to, pathname) ? 'page' : undefined}
      {...(onFollow ? { onClick: onFollow } : {})}
    >
      <span>{text}</span>
    </Link>
  );
}

/** What closes menus is fetched when the first one opens. */
const watchWaysOut = ({ currentTarget }: { currentTarget: HTMLDetailsElement }): void =>
  void import('./closeMenus.ts').then(
    ({ closeOnWayOut }) => closeOnWayOut(currentTarget),
    () => undefined,
  );

/** The header's list; a parent opens its children on hover, focus and press (R2.5.5). */
export function HeaderNavigation({ items }: { items: readonly ShownEntry[] }) {
  return (
    <ul>
      {items.map((item, position) =>
        item.children?.length ? (
          <li key={keyOf(item, position)} className="has-sub">
            <details className="sub" name="navigation" onToggle={watchWaysOut}>
              <summary>
                <span>
                  <LocalText of={item} field="link_text" />
                </span>
                <Icon of={down} />
              </summary>
              <ul>
                {item.hasPage ? (
                  <li>
                    <NavigationLink item={item} />
                  </li>
                ) : null}
                {item.children.map((child, index) => (
                  <li key={keyOf(child, index)}>
                    <NavigationLink item={child} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ) : (
          <li key={keyOf(item, position)}>
            <NavigationLink item={item} />
          </li>
        ),
      )}
    </ul>
  );
}
