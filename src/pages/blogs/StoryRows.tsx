import { lightAt } from '../../art/light.ts';
import { sportOf } from '../../art/sport.ts';
import { surfaceOf } from '../../art/surfaceOf.ts';
import type { StoryInList } from '../../adapters/actors/content/storyActors.ts';
import { formatMonth } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { DateBlock } from '../../components/dates/DateBlock.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { useConfig } from '../../actors/portalContext.tsx';

interface StoryRowsProps {
  stories: readonly StoryInList[];
  /** The level of their headings. */
  level: 2 | 3;
}

/** Stories, one below the other, each with its day and its picture. */
export function StoryRows({ stories, level }: StoryRowsProps) {
  const locale = useLocale();
  const { image_base: base } = useConfig();
  const Heading = `h${level}` as const;
  return (
    <ul className="lines stories">
      {stories.map((story) => (
        <li key={story.slug}>
          <Link className="hov" to={`/blog/${encodeURIComponent(story.slug)}`}>
            <DateBlock date={story.published_at.slice(0, 10)} below={formatMonth(story.published_at, locale)} />
            <span className="stories__b">
              <Heading>
                <LocalText of={story} field="title" />
              </Heading>
              <span className="meta">
                <LocalText of={story} field="excerpt" />
              </span>
            </span>
            <Picture
              src={imageAddress(story.image, base)}
              art={
                <CourtArt
                  sport={sportOf(story.sport, story.title)}
                  seed={story.slug.length}
                  way={surfaceOf(story.slug.length)}
                  light={lightAt(Number(story.published_at.slice(11, 13)))}
                  width={336}
                  height={224}
                />
              }
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
