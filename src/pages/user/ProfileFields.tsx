import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ProfileRef } from '../../../machines/profile/profileMachine.ts';
import type { RefusedField } from '../../../machines/profile/profileRules.ts';
import * as read from '../../../machines/profile/profileSelectors.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { submitForm } from '../../components/fields/submitForm.ts';
import { TextButton } from '../../components/buttons/TextButton.tsx';
import { ErrorSummary } from '../../widgets/ErrorSummary.tsx';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { AboutYou } from './AboutYou.tsx';
import { Documents } from './Documents.tsx';
import { refusalsOf, refusalWords, wordsAt } from './profileWords.ts';
import { ContactPreferences } from './ContactPreferences.tsx';
import { useProfileNews } from './useProfileNews.ts';
import { CustomerAddresses } from './CustomerAddresses.tsx';

/** What is typed stays through every refusal; while it is saved, nothing can be typed that would be lost. */
export function ProfileFields({ profile }: { profile: ProfileRef }) {
  const { i18n, t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const draft = useSelector(profile, read.draft);
  const faults = useSelector(profile, read.faults);
  const hasFaults = useSelector(profile, read.hasFaults);
  const problem = useSelector(profile, read.problem);
  const refusedField = useSelector(profile, read.refusedField);
  const isBusy = useSelector(profile, read.isBusy);
  const isChanged = useSelector(profile, read.isChanged);
  useProfileNews(profile, form);
  const state = {
    profile,
    draft,
    isBusy,
    change: (changes: Partial<typeof draft>) => profile.send({ type: 'draft.change', changes }),
    errorAt: (field: RefusedField) => wordsAt(i18n, field, faults, { field: refusedField, problem }),
  };
  return (
    <form
      ref={form}
      className="details"
      noValidate
      onSubmit={(event) => {
        submitForm(event, () => profile.send({ type: 'form.submit' }));
        // A form sent from a field by Enter does not leave the focus in a field that is disabled.
        if (read.isBusy(profile.getSnapshot())) save.current?.focus({ preventScroll: true });
      }}
    >
      <ErrorSummary form={t`My details`} refusals={refusalsOf(i18n, faults)} isRefused={problem !== null} />
      <AboutYou {...state} />
      <ContactPreferences {...state} />
      <CustomerAddresses {...state} />
      <Documents {...state} />
      {hasFaults ? (
        <Note tone="bad" live>
          <Trans>Please fix all errors</Trans>
        </Note>
      ) : null}
      <FormProblem words={problem && refusedField === null ? refusalWords(i18n, problem, null) : null} />
      <div className="details__end">
        <Button ref={save} type="submit" variant="cta" size="l" busy={isBusy}>
          <Trans>Save</Trans>
        </Button>
        {isChanged && !isBusy ? (
          <>
            <TextButton tone="quiet" onClick={() => profile.send({ type: 'draft.undo' })}>
              <Trans>Undo my changes</Trans>
            </TextButton>
            <span className="fine">
              <Trans>Not saved yet</Trans>
            </span>
          </>
        ) : null}
      </div>
    </form>
  );
}
