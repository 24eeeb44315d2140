import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { layersOf } from '../../../machines/address/bookingAddress.ts';
import type { SearchRef } from '../../../machines/search/searchMachine.ts';
import * as read from '../../../machines/search/searchSelectors.ts';
import { search as sign } from '../../art/icons/signs.ts';
import { classNames } from '../../components/classNames.ts';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { useLeadTo } from '../../components/buttons/Link.tsx';
import { submitForm } from '../../components/fields/submitForm.ts';
import { TextButton } from '../../components/buttons/TextButton.tsx';
import { usePortal } from '../../actors/portalContext.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { suggestionsOf, type Suggestion } from './suggestions.ts';
import './search.css';

const longestText = 100;

/** The element of a suggestion, by which the field points at it. */
const idOf = (list: string, { key }: Suggestion): string => `${list}-${key}`;

/**
 * The search of the whole site (R2.7, with the words of R2.7.3 in it): a field that keeps the focus, and a list below it that the arrow keys go through,
 * as a combo box whose list is always there.
 */
export function SearchDialog({ search }: { search: SearchRef }) {
  const { t } = useLingui();
  const portal = usePortal();
  const listId = useId();
  const snapshot = useSelector(search, (now) => now);
  const [pointed, setPointed] = useState<string | null>(null);
  usePageOfChoice(search);
  const typed = read.text(snapshot);
  const suggestions = suggestionsOf(search, snapshot);
  const { recent, courts, sections, hits, suggested } = suggestions;
  const all: readonly Suggestion[] = [...recent, ...courts, ...sections, ...hits, ...suggested];
  const active = all.find(({ key }) => key === pointed);
  const close = () => portal.send({ type: 'search.close' });
  const type = (text: string) => {
    setPointed(null);
    search.send({ type: 'text.type', text });
  };

  const point = (by: 1 | -1) => {
    const from = active ? all.indexOf(active) : by === 1 ? -1 : all.length;
    const next = all[(from + by + all.length) % all.length]!;
    setPointed(next.key);
    document.getElementById(idOf(listId, next))?.scrollIntoView({ block: 'nearest' });
  };
  const hear = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (by !== null && all.length > 0) {
      event.preventDefault();
      point(by);
    }
    // Esc empties the field; where there is nothing to empty it closes the dialog.
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      type('');
    }
  };

  const hint = t`Type to search events, services, and more...`;
  return (
    <Dialog isLayer tall bare title={t`Search`} titleHidden width="44rem" className="search" onClose={close}>
      <div className="search__all">
        <form
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of the floor do not know the element
          role="search"
          className={classNames('search__field', read.isBusy(snapshot) && 'is-busy')}
          onSubmit={(event) =>
            submitForm(event, () => (active ? active.choose() : search.send({ type: 'text.submit' })))
          }
        >
          <Icon of={sign} />
          <input
            type="text"
            role="combobox"
            data-autofocus
            aria-label={t`Search`}
            aria-autocomplete="list"
            aria-expanded={all.length > 0}
            aria-controls={all.length > 0 ? listId : undefined}
            aria-activedescendant={active ? idOf(listId, active) : undefined}
            placeholder={hint}
            dir={typed === '' ? undefined : 'auto'}
            maxLength={longestText}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={hear}
          />
          {/* What no field of a phone can show on one line; heard once, from the field. */}
          <span className="search__hint" aria-hidden>
            {hint}
          </span>
          {typed === '' ? null : (
            <TextButton tone="quiet" onClick={() => type('')}>
              <Trans>Clear</Trans>
            </TextButton>
          )}
        </form>
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          typed={typed}
          activeKey={active?.key ?? null}
          idOf={(suggestion) => idOf(listId, suggestion)}
          onForget={() => search.send({ type: 'recent.forget' })}
          onAsk={() => {
            close();
            portal.send({ type: 'lead.open' });
          }}
        />
      </div>
      <HowMany count={read.count(snapshot)} isClose={suggestions.isClose} />
    </Dialog>
  );
}

/** How much was found, read out once that is known: not at every letter that is typed. */
function HowMany({ count, isClose }: { count: number | null; isClose: boolean }) {
  if (count === null) return <output className="vh" />;
  return (
    <output className="vh">
      {isClose ? (
        <Plural
          value={count}
          one="Nothing is called that, # result comes close"
          other="Nothing is called that, # results come close"
        />
      ) : (
        <Plural value={count} _0="Nothing found" one="# found" other="# found" />
      )}
    </output>
  );
}

/** Leads to the page of what was chosen, in the place of the dialog's own entry of the history. */
function usePageOfChoice(search: SearchRef): void {
  const leadTo = useLeadTo();
  const { state } = useLocation();
  const lead = useEffectEvent((address: string) => leadTo(address, { replace: layersOf(state) > 0 }));
  useEffect(() => {
    const wire = search.on('page.open', ({ address }) => lead(address));
    return () => wire.unsubscribe();
  }, [search]);
}
