import { Plural, Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { isNotFound } from '../../../machines/shared/isNotFound.ts';
import { readingMinutes } from '../../../machines/stories/readingTime.ts';
import { back } from '../../art/icons/steps.ts';
import { sportOf } from '../../art/sport.ts';
import { loadStory, type Story } from '../../adapters/actors/content/storyActors.ts';
import { formatDate } from '../../i18n/dates.ts';
import { localName, localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { Navigate } from '../../components/buttons/Link.tsx';
import { TextLink } from '../../components/buttons/TextLink.tsx';
import { DescribedText } from '../../components/text/DescribedText.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { FilledText } from '../../components/text/FilledText.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { PageAbout } from '../../widgets/PageAbout.tsx';
import { PageProblem } from '../../widgets/PageProblem.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { StructuredData } from '../../widgets/StructuredData.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { AfterStory } from './AfterStory.tsx';
import { ShareStory } from './ShareStory.tsx';
import '../../styles/pages.css';
import './blogs.css';

/** /blog/{slug} (R2.1.13): one story, what it takes to read it, and what to read or play after it. */
export function Component() {
  const { slug = '' } = useParams();
  const { shown, problem, isBusy, reload } = useResource(loadStory, slug);
  if (isNotFound(problem)) return <Navigate to="/404" replace />;
  if (problem) return <PageProblem problem={problem} busy={isBusy} onRetry={reload} />;
  if (shown?.slug !== slug)
    return (
      <main className="post">
        <div className="post__art skel" />
        <div className="wrap post__b">
          <Skeleton of="lines" count={8} />
        </div>
      </main>
    );
  return <Told story={shown} />;
}

function Told({ story }: { story: Story }) {
  const locale = useLocale();
  const { image_base: base, venue } = useConfig();
  const title = localText(story, 'title', locale);
  const body = localText(story, 'body', locale);
  const picture = imageAddress(story.image, base);
  const operator = { '@type': 'Organization', name: localName(venue, locale) };
  return (
    <main className="post">
      <PageTitle text={title} />
      <PageAbout text={localText(story, 'excerpt', locale)} picture={picture} />
      <StructuredData
        of={{
          '@type': 'BlogPosting',
          headline: title,
          description: localText(story, 'excerpt', locale),
          datePublished: story.published_at.slice(0, 10),
          inLanguage: locale,
          ...(picture ? { image: picture } : {}),
          mainEntityOfPage: `${globalThis.location.origin}/blog/${encodeURIComponent(story.slug)}`,
          author: operator,
          publisher: operator,
        }}
      />
      <div className="post__art">
        <Picture
          eager
          src={picture}
          art={
            <CourtArt
              sport={sportOf(story.sport, story.title)}
              seed={story.slug.length}
              shot="hero"
              light="dusk"
              width={1600}
              height={560}
            />
          }
        />
      </div>
      <article className="wrap post__b">
        <header>
          <p className="facts num">
            <time dateTime={story.published_at.slice(0, 10)}>{formatDate(story.published_at, locale)}</time>
            <span>
              <Plural value={readingMinutes(body)} one="# minute to read" other="# minutes to read" />
            </span>
          </p>
          <h1>
            <LocalText of={story} field="title" />
          </h1>
          <p className="lead">
            <DescribedText of={story} field="excerpt" />
          </p>
        </header>
        <FilledText html={body} />
        <div className="row row--apart post__on">
          <TextLink icon={back} to="/blogs">
            <Trans>All stories</Trans>
          </TextLink>
          <ShareStory title={title} slug={story.slug} />
        </div>
      </article>
      <AfterStory story={story} />
    </main>
  );
}
