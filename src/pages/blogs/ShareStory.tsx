import { useLingui } from '@lingui/react/macro';
import { ShareLink } from '../../widgets/ShareLink.tsx';

/** Gives the story to somebody else (Q8.5.a). */
export function ShareStory({ title, slug }: { title: string; slug: string }) {
  const { t } = useLingui();
  return <ShareLink title={title} path={`/blog/${encodeURIComponent(slug)}`} label={t`Share`} isWritten />;
}
