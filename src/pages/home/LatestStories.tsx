import { arrow } from '../../art/icons/signs.ts';
import { sportOf } from '../../art/sport.ts';
import { loadLatestStories } from '../../adapters/actors/offered/whatsOnActors.ts';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { isAwaited, type WhatsOnProps } from './AwaitedSection.tsx';

/** The latest stories; gone when nothing is written. */
export function LatestStories({ title, count, outline }: WhatsOnProps) {
  const { image_base: base } = useConfig();
  const resource = useResource(loadLatestStories, count);
  const { shown } = resource;
  if (isAwaited(resource)) return outline;
  if (!shown?.length) return null;
  return (
    <section className="band latest" aria-labelledby="latest">
      <div className="wrap">
        <div className="head">
          <h2 id="latest">
            <Link className="hov" to="/blogs">
              {title} <Icon of={arrow} />
            </Link>
          </h2>
        </div>
        <ul>
          {shown.map((story) => (
            <li key={story.slug}>
              <Link className="hov" to={`/blog/${encodeURIComponent(story.slug)}`}>
                <Picture
                  src={imageAddress(story.image, base)}
                  art={
                    <CourtArt
                      sport={sportOf(story.sport, story.title)}
                      seed={story.slug.length}
                      width={480}
                      height={320}
                    />
                  }
                />
                <h3>
                  <LocalText of={story} field="title" />
                </h3>
                <span className="meta">
                  <LocalText of={story} field="excerpt" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
