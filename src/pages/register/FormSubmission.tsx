import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Problem } from '../../../machines/shared/problem.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { problemWords } from './registerWords.ts';

export interface FormSubmissionProps {
  hasFaults: boolean;
  problem: Problem | null;
  isBusy: boolean;
  children: ReactNode;
}

/** The button of a long form, and above it what keeps the form back (R5.1.2, Q5.1.b). */
export function FormSubmission({ hasFaults, problem, isBusy, children }: FormSubmissionProps) {
  const { i18n } = useLingui();
  return (
    <>
      {hasFaults ? (
        <Note tone="bad" live>
          <Trans>Please fix all errors</Trans>
        </Note>
      ) : null}
      <FormProblem words={problem && problemWords(i18n, problem)} />
      <Button type="submit" variant="cta" size="l" full busy={isBusy}>
        {children}
      </Button>
    </>
  );
}
