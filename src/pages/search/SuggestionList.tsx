import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { clock } from '../../art/icons/places.ts';
import { end } from '../../art/icons/steps.ts';
import { sportOf } from '../../art/sport.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { classNames } from '../../components/classNames.ts';
import { Icon } from '../../components/pictures/Icon.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { SportIcon } from '../../components/pictures/SportIcon.tsx';
import { TextButton } from '../../components/buttons/TextButton.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { HitRow } from './HitRow.tsx';
import type { Suggestion, Suggestions } from './suggestions.ts';

interface SuggestionListProps {
  id: string;
  suggestions: Suggestions;
  typed: string;
  activeKey: string | null;
  idOf: (suggestion: Suggestion) => string;
  onForget: () => void;
  onAsk: () => void;
}

/** What stands under the field: earlier searches, what is found, or that nothing is; after a failure nothing (R8.5.6). */
export function SuggestionList(props: SuggestionListProps) {
  const { id, suggestions, typed, activeKey, idOf, onForget, onAsk } = props;
  const { t } = useLingui();
  const { screen, recent, courts, sections, hits, suggested, isClose } = suggestions;
  const option = (suggestion: Suggestion, look: string, content: ReactNode) => (
    <Option
      key={suggestion.key}
      id={idOf(suggestion)}
      isActive={suggestion.key === activeKey}
      look={look}
      onChoose={suggestion.choose}
    >
      {content}
    </Option>
  );
  const isEmpty = recent.length + courts.length + sections.length + hits.length + suggested.length === 0;
  if (isEmpty && screen !== 'nothingFound' && screen !== 'searching') return null;
  return (
    <div className="search__body">
      {screen === 'searching' ? <Searching typed={typed} /> : null}
      {isClose ? <CloseTo typed={typed} /> : null}
      {screen === 'nothingFound' ? <NothingFound typed={typed} /> : null}
      {isEmpty ? null : (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element holds options with pictures
        <div id={id} role="listbox" aria-label={t`Suggestions`} className="search__list">
          {recent.length > 0 ? (
            <Group title={<Trans>You looked for</Trans>}>
              {recent.map((suggestion) =>
                option(
                  suggestion,
                  'hit',
                  <>
                    <Icon of={clock} />
                    <span className="hit__text">
                      <b>
                        <bdi>{suggestion.text}</bdi>
                      </b>
                    </span>
                    <Icon of={end} />
                  </>,
                ),
              )}
            </Group>
          ) : null}
          {courts.length > 0 ? (
            <Group title={<Trans>Facilities</Trans>}>
              {courts.map((one) => option(one, 'hit', <HitRow hit={one.hit} typed={typed} />))}
            </Group>
          ) : null}
          {sections.length > 0 ? (
            <Group title={<Trans>On this site</Trans>}>
              {sections.map((one) => option(one, 'hit', <HitRow hit={one.hit} typed={typed} />))}
            </Group>
          ) : null}
          {hits.length > 0 ? (
            <Group title={<Trans>Events, coaches and academies</Trans>}>
              {hits.map((one) => option(one, 'hit', <HitRow hit={one.hit} typed={typed} />))}
            </Group>
          ) : null}
          {suggested.length > 0 ? (
            <Group title={<Trans>Book a facility</Trans>} asChips>
              {suggested.map((one) =>
                option(
                  one,
                  'chip',
                  <>
                    <SportIcon sport={sportOf(one.hit.name, one.hit.ar_name)} />
                    <LocalText of={one.hit} />
                  </>,
                ),
              )}
            </Group>
          ) : null}
        </div>
      )}
      {recent.length > 0 ? (
        <TextButton className="search__forget" tone="quiet" onClick={onForget}>
          <Trans>Forget these</Trans>
        </TextButton>
      ) : null}
      {screen === 'nothingFound' ? <AskInstead onAsk={onAsk} /> : null}
    </div>
  );
}

interface OptionProps {
  id: string;
  isActive: boolean;
  look: string;
  onChoose: () => void;
  children: ReactNode;
}

/** One line to choose; the field keeps the focus and points at it, and hears the keys. */
function Option({ id, isActive, look, onChoose, children }: OptionProps) {
  const option = { role: 'option', 'aria-selected': isActive, onClick: onChoose };
  return (
    <div {...option} id={id} className={look} onPointerDown={(event) => event.preventDefault()}>
      {children}
    </div>
  );
}

function Group({ title, asChips = false, children }: { title: ReactNode; asChips?: boolean; children: ReactNode }) {
  const titleId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of the list of options
    <div role="group" aria-labelledby={titleId}>
      <h3 id={titleId} role="presentation">
        {title}
      </h3>
      <div role="presentation" className={classNames(asChips ? 'chips' : 'hits')}>
        {children}
      </div>
    </div>
  );
}

function Searching({ typed }: { typed: string }) {
  const word = <bdi>{typed.trim()}</bdi>;
  return (
    <p className="meta search__note">
      <Trans>Looking for {word} …</Trans>
    </p>
  );
}

/** Where a letter was forgiven, that is said. */
function CloseTo({ typed }: { typed: string }) {
  const word = <bdi>{typed.trim()}</bdi>;
  return (
    <p className="meta search__note">
      <Trans>Nothing is called {word}. This comes close:</Trans>
    </p>
  );
}

function NothingFound({ typed }: { typed: string }) {
  const word = <bdi>{typed.trim()}</bdi>;
  return (
    <div className="search__none">
      <h3>
        <Trans>No {word} yet</Trans>
      </h3>
      <p className="meta">
        <Trans>Nothing here carries that word. Try another one, or a part of it.</Trans>
      </p>
    </div>
  );
}

/** Where the operator takes questions. */
function AskInstead({ onAsk }: { onAsk: () => void }) {
  const { enable_lead_tracker_button: isAsked } = useConfig();
  if (!isAsked) return null;
  return (
    <Button variant="line" aria-haspopup="dialog" onClick={onAsk}>
      <Trans>Ask us</Trans>
    </Button>
  );
}
