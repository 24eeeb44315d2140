import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { Checkbox } from '../../components/choices/Checkbox.tsx';
import { AgreeToTerms } from '../../widgets/AgreeToTerms.tsx';
import type { CustomerFormState } from './customerSecrets.ts';
import { faultWords } from './registerWords.ts';

/** The operator's terms, which everybody agrees to, and news, which nobody has to. */
export function Agreements({ draft, secrets, faults, change, changeSecrets }: CustomerFormState) {
  const { i18n } = useLingui();
  return (
    <div className="register__agreements">
      <AgreeToTerms
        checked={secrets.hasAgreed}
        onChange={(hasAgreed) => changeSecrets({ hasAgreed })}
        error={faultWords(i18n, 'terms', faults)}
      />
      <Checkbox checked={draft.newsletter} onChange={(newsletter) => change({ newsletter })}>
        <Trans>Send me news and offers by email</Trans>
      </Checkbox>
    </div>
  );
}
