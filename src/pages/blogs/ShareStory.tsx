import { Trans, useLingui } from '@lingui/react/macro';
import { share } from '../../art/icons/tools.ts';
import { shareLink } from '../../adapters/shareLink.ts';
import { Button } from '../../components/Button.tsx';
import { notify } from '../../actors/notices.ts';

/** Gives the story to somebody else (Q8.5.a). */
export function ShareStory({ title, slug }: { title: string; slug: string }) {
  const { t } = useLingui();
  const send = async () => {
    const sharing = await shareLink(title, `/blog/${encodeURIComponent(slug)}`);
    if (sharing === 'copied') notify({ tone: 'ok', text: t`The link to this story is copied` });
    if (sharing === 'failed') notify({ tone: 'bad', text: t`The link could not be copied` });
  };
  return (
    <Button variant="line" icon={share} onClick={() => void send()}>
      <Trans>Share</Trans>
    </Button>
  );
}
