import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { FieldError } from './Field.tsx';
import '../choices/choice.css';
import './captcha.css';

export type CaptchaLook = 'init' | 'verifying' | 'verified' | 'expired' | 'error';

export interface CaptchaProps {
  /** Which of the captcha’s four states is shown (R4.9.6). */
  look: CaptchaLook;
  /** Asked for whenever there is no proof: at first, after it expired, after it failed. */
  onCheck: () => void;
  /** What went wrong, where that is known. */
  reason?: ReactNode;
  error?: ReactNode;
}

const said: Record<CaptchaLook, ReactNode> = {
  init: null,
  verifying: <Trans>Checking…</Trans>,
  verified: <Trans>Verified</Trans>,
  expired: <Trans>Expired. Please tick again.</Trans>,
  error: <Trans>This did not work. Please tick again.</Trans>,
};

/** One tick that the customer's own machine has to back with work. */
export function Captcha({ look, onCheck, reason, error }: CaptchaProps) {
  const { t } = useLingui();
  const errorId = useId();
  const mayRest = look === 'verifying' || look === 'verified';
  return (
    <div className="field">
      <div className={classNames('captcha', `is-${look}`)}>
        <label className="check">
          <input
            type="checkbox"
            checked={look === 'verified'}
            aria-busy={look === 'verifying' || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={() => {
              if (!mayRest) onCheck();
            }}
          />
          <span>{t`I am not a robot`}</span>
        </label>
        <output className="captcha__said">{(look === 'error' && reason) || said[look]}</output>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
