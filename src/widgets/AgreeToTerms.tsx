import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Checkbox } from '../components/choices/Checkbox.tsx';
import { Link } from '../components/buttons/Link.tsx';

interface AgreeToTermsProps {
  checked: boolean;
  onChange: (isAgreed: boolean) => void;
  error: ReactNode;
}

/** The operator's terms, read beside what is being filled in. */
export function AgreeToTerms({ checked, onChange, error }: AgreeToTermsProps) {
  return (
    <Checkbox checked={checked} onChange={onChange} error={error}>
      <Trans>
        I agree to the{' '}
        <Link className="u" to="/terms-and-conditions" target="_blank">
          terms and conditions
        </Link>
      </Trans>
    </Checkbox>
  );
}
