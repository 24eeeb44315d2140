import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { heroCourt } from '../../../art/heroCourt.ts';
import { arrow, pause, play } from '../../../art/icons/signs.ts';
import { sportOf } from '../../../art/sport.ts';
import type { CarouselSlide } from '../../../contract/site/site.ts';
import { localText } from '../../../i18n/localName.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { ConfiguredText } from '../../../components/text/ConfiguredText.tsx';
import { ArtColorsContext, CourtArt } from '../../../components/pictures/CourtArt.tsx';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { firstPicture } from '../../../components/pictures/firstPicture.ts';
import { imageAddress } from '../../../components/pictures/imageAddress.ts';
import { useConfig, useOpenBooking } from '../../../actors/portalContext.tsx';
import { useCarousel } from './useCarousel.ts';

/** The operator's slides over a court; without any, the operator's name. */
export function Hero() {
  const { t } = useLingui();
  const locale = useLocale();
  const openBooking = useOpenBooking();
  const { venue, carousel, image_base: base, enable_facility_booking: mayBook } = useConfig();
  const slides: CarouselSlide[] = carousel?.length ? carousel : [];
  const { current, isPlaying, show, toggle, hold, letGo } = useCarousel(slides.length);
  const slide = slides[current];
  const text = slide ? localText(slide, 'text', locale) : '';
  const colors = useContext(ArtColorsContext);
  const sport = slide?.sport ? sportOf(slide.sport) : heroCourt.sport;
  const still = sport === heroCourt.sport ? firstPicture(colors) : undefined;
  return (
    // The slides wait for whoever points at them or has focus in them; the pause button does the same for all.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="hero"
      aria-roledescription={slides.length > 1 ? t`carousel` : undefined}
      aria-label={t`Highlights`}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <div className="hero__art">
        <Picture
          key={slide?.id ?? 'drawn'}
          eager
          src={imageAddress(slide?.image ?? null, base)}
          art={
            still ? (
              <img className="art" src={still} alt="" draggable={false} />
            ) : (
              <CourtArt {...heroCourt} sport={sport} />
            )
          }
        />
      </div>
      <div className="wrap hero__in">
        <h1>{slide ? <LocalText of={slide} field="title" /> : <LocalText of={venue} />}</h1>
        {slide && text ? (
          <p>
            <ConfiguredText text={text}>
              <LocalText of={slide} field="text" />
            </ConfiguredText>
          </p>
        ) : null}
        {mayBook ? (
          <Button variant="cta" size="l" iconAfter={arrow} onClick={() => openBooking()}>
            <Trans>Book a facility</Trans>
          </Button>
        ) : null}
        {slides.length > 1 ? (
          <div className="pager">
            <IconButton
              icon={isPlaying ? pause : play}
              label={isPlaying ? t`Pause the slides` : t`Play the slides`}
              onClick={toggle}
            />
            <ol>
              {slides.map((other, index) => (
                <li key={other.id}>
                  <button
                    type="button"
                    aria-current={index === current ? 'true' : undefined}
                    onClick={() => show(index)}
                  >
                    <span className="num">{index + 1}</span>
                    <span className="not-phone">
                      <LocalText of={other} field="title" />
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          </div>
        ) : null}
      </div>
    </section>
  );
}
