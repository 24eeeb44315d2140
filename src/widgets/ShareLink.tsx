import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { share } from '../art/icons/tools.ts';
import { shareLink } from '../adapters/device/shareLink.ts';
import { notify } from '../actors/notices.ts';
import { Button } from '../components/buttons/Button.tsx';
import { Dialog } from '../components/dialogs/Dialog.tsx';
import { IconButton } from '../components/buttons/IconButton.tsx';
import './shareLink.css';

interface ShareLinkProps {
  /** What is shared, for the sheet of a phone. */
  title: string;
  /** Its address on this site. */
  path: string;
  label: string;
  /** The label is written beside the sign, not only read out. */
  isWritten?: boolean | undefined;
  className?: string | undefined;
}

/** Gives a page of this site to somebody else, and tells what became of the link (R8.5.1–4, Q8.5.a). */
export function ShareLink({ title, path, label, isWritten = false, className }: ShareLinkProps) {
  const { t } = useLingui();
  const [byHand, setByHand] = useState<string | null>(null);
  const send = async () => {
    const sharing = await shareLink(title, path);
    switch (sharing.kind) {
      case 'shared':
        return;
      case 'copied':
        notify({ tone: 'ok', text: t`Link copied for sharing!` });
        return;
      case 'refused':
        notify({ tone: 'bad', text: t`Unable to copy link to clipboard` });
        break;
      case 'unsupported':
        notify({ tone: 'bad', text: t`Clipboard API not available in this browser` });
    }
    setByHand(sharing.url);
  };
  return (
    <>
      {isWritten ? (
        <Button variant="line" icon={share} className={className} onClick={() => void send()}>
          {label}
        </Button>
      ) : (
        <IconButton className={className} icon={share} label={label} onClick={() => void send()} />
      )}
      {byHand === null ? null : <CopyByHand link={byHand} onClose={() => setByHand(null)} />}
    </>
  );
}

/** The link itself, one press away from being marked (R8.5.4). */
function CopyByHand({ link, onClose }: { link: string; onClose: () => void }) {
  const url = <bdi className="by-hand">{link}</bdi>;
  return (
    <Dialog
      isLayer
      role="alertdialog"
      title={<Trans>Please copy this url: {url}</Trans>}
      onClose={onClose}
      bar={
        <Button variant="cta" className="end" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {null}
    </Dialog>
  );
}
