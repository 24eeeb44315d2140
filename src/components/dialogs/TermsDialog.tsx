import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { RichText } from '../text/RichText.tsx';
import './terms.css';

export interface TermsDialogProps {
  title: ReactNode;
  /** The operator's text, HTML. */
  html: string;
  onAgree: () => void;
  /** Called when the dialog is left without an answer. */
  onDisagree: () => void;
}

/** A text that has to be agreed to, and both answers (R2.12.11, R4.6.6). */
export function TermsDialog({ title, html, onAgree, onDisagree }: TermsDialogProps) {
  return (
    <Dialog
      isLayer
      title={title}
      onClose={onDisagree}
      width="40rem"
      className="terms"
      bar={
        <>
          <Button variant="line" onClick={onDisagree}>
            <Trans>Disagree</Trans>
          </Button>
          <Button variant="cta" className="end" onClick={onAgree}>
            <Trans>Agree</Trans>
          </Button>
        </>
      }
    >
      <RichText html={html} />
    </Dialog>
  );
}
