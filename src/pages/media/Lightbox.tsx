import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, type KeyboardEvent } from 'react';
import { ConnectionError, toProblem } from '../../../machines/shared/problem.ts';
import { moveOfKey } from '../../../machines/lightbox/lightboxRules.ts';
import type { LightboxRef } from '../../../machines/lightbox/lightboxMachine.ts';
import * as read from '../../../machines/lightbox/lightboxSelectors.ts';
import { down } from '../../art/icons/signs.ts';
import { end, start } from '../../art/icons/steps.ts';
import { directionOf } from '../../i18n/languages.ts';
import { localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useSwipe } from '../../components/pictures/useSwipe.ts';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { ShareLink } from '../../widgets/ShareLink.tsx';
import type { Viewed } from './viewed.ts';
import './lightbox.css';

interface LightboxProps {
  lightbox: LightboxRef;
  items: readonly Viewed[];
  /** The address that opens one of them. */
  addressOf: (item: Viewed) => string;
  /** The button on the page that opens it. */
  buttonOf: (item: Viewed) => HTMLElement | null;
}

/** One picture or film over the page; arrows, fingers and buttons lead to the others (R2.1.29, R2.2.1). */
export function Lightbox({ lightbox, items, addressOf, buttonOf }: LightboxProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const titleId = useId();
  const isRightToLeft = directionOf(locale) === 'rtl';
  const swipe = useSwipe(isRightToLeft, (by) => lightbox.send({ type: 'picture.swipe', by }));
  const snapshot = useSelector(lightbox, (now) => now);
  const current = read.current(snapshot);
  const item = items[current];
  if (!read.isOpen(snapshot) || item === undefined) return null;
  const isLinked = read.isLinked(snapshot);
  const isUnconnected = read.isUnconnected(snapshot);
  const isFilm = item.kind === 'video';
  /** What its button leads to; at an end, which leads nowhere, another one of what is shown. */
  const isFilmAt = (index: number): boolean => (items[index] ?? item).kind === 'video';
  const [number, count] = [current + 1, items.length];
  const close = () => lightbox.send({ type: 'lightbox.close' });

  const onKeyDown = (event: KeyboardEvent) => {
    // A film has keys of its own.
    if (event.target instanceof HTMLVideoElement) return;
    const move = moveOfKey(event.key, isRightToLeft);
    if (move === null) return;
    event.preventDefault();
    if (move === 'next') lightbox.send({ type: 'picture.next' });
    else if (move === 'previous') lightbox.send({ type: 'picture.previous' });
    else lightbox.send({ type: 'picture.open', index: move === 'first' ? 0 : count - 1 });
  };
  return (
    <Dialog
      className="lbox night"
      labelledBy={titleId}
      onClose={close}
      // An open picture in the address is an entry of the history already.
      isEntry={isLinked}
      isLayer={!isLinked}
      home={() => buttonOf(item)}
      bare
      tall
    >
      {/* Keys reach it from what is focused in it; a press on the picture, which takes no focus, leaves it here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="lbox__in" tabIndex={-1} onKeyDown={onKeyDown}>
        <header>
          <h2 id={titleId} tabIndex={-1}>
            <span className="vh">
              {isFilm ? (
                <Trans>
                  Film, {number} of {count}
                </Trans>
              ) : (
                <Trans>
                  Picture, {number} of {count}
                </Trans>
              )}
            </span>
            <bdi className="ltr num" aria-hidden="true">
              {number} / {count}
            </bdi>
          </h2>
          <ShareLink
            title={localText(item, 'title', locale)}
            path={addressOf(item)}
            label={isFilm ? t`Share this film` : t`Share this picture`}
          />
        </header>
        <div className="lbox__p" aria-busy={read.isLoading(snapshot) || undefined} {...swipe}>
          {read.isFailed(snapshot) || item.src === null ? (
            <ErrorState
              {...(isUnconnected
                ? {
                    problem: toProblem(new ConnectionError()),
                    message: t`This goes on by itself once the connection is back.`,
                  }
                : { title: isFilm ? t`This film does not load` : t`This picture does not load` })}
              onRetry={item.src === null ? undefined : () => lightbox.send({ type: 'picture.retry' })}
            />
          ) : (
            <Shown key={`${item.id} ${read.tries(snapshot)}`} item={item} src={item.src} lightbox={lightbox} />
          )}
        </div>
        <InWords of={item} isOpen={read.isReading(snapshot)} lightbox={lightbox} />
        <footer>
          <IconButton
            icon={start}
            label={isFilmAt(current - 1) ? t`Previous film` : t`Previous picture`}
            aria-disabled={read.hasPrevious(snapshot) ? undefined : true}
            onClick={() => lightbox.send({ type: 'picture.previous' })}
          />
          <p aria-live="polite">
            <b>
              <LocalText of={item} field="title" />
            </b>
          </p>
          <IconButton
            icon={end}
            label={isFilmAt(current + 1) ? t`Next film` : t`Next picture`}
            aria-disabled={read.hasNext(snapshot) ? undefined : true}
            onClick={() => lightbox.send({ type: 'picture.next' })}
          />
        </footer>
      </div>
    </Dialog>
  );
}

/** What a picture or a film shows, for whoever does not see or hear it (Q2.1.f, WCAG 1.2.1). */
function InWords({ of: item, isOpen, lightbox }: { of: Viewed; isOpen: boolean; lightbox: LightboxRef }) {
  if (localText(item, 'description', useLocale()).trim() === '') return null;
  return (
    <details
      ref={keepFocusInView}
      className="lbox__words"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => lightbox.send({ type: open ? 'words.open' : 'words.close' })}
    >
      <summary>
        {item.kind === 'video' ? <Trans>What the film shows</Trans> : <Trans>What the picture shows</Trans>}
        <Icon of={down} />
      </summary>
      <p>
        <LocalText of={item} field="description" />
      </p>
    </details>
  );
}

/** Keys reach the view from what is focused in it; words that go with the next picture leave the focus there. */
const keepFocusInView = (words: HTMLElement | null) => () => {
  if (words?.contains(document.activeElement)) words.closest<HTMLElement>('.lbox__in')?.focus();
};

function Shown({ item, src, lightbox }: { item: Viewed; src: string; lightbox: LightboxRef }) {
  const name = localText(item, 'title', useLocale());
  const told = {
    onError: () => lightbox.send({ type: 'picture.failed' }),
  };
  const isThere = () => lightbox.send({ type: 'picture.loaded' });
  if (item.kind === 'image') return <img src={src} alt={name} draggable={false} onLoad={isThere} {...told} />;
  return (
    <video
      src={src}
      poster={item.poster ?? undefined}
      aria-label={name}
      controls
      muted
      playsInline
      preload="metadata"
      onLoadedMetadata={isThere}
      {...told}
    />
  );
}
