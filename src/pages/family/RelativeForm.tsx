import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { attendeeQuestions, type AttendeeQuestion } from '../../../machines/attendees/attendeeFields.ts';
import type { RelativeRef } from '../../../machines/family/relativeMachine.ts';
import { contactQuestions, personQuestions, relativeQuestions } from '../../../machines/family/relativeQuestions.ts';
import * as read from '../../../machines/family/relativeSelectors.ts';
import { Button, LinkButton } from '../../components/buttons/Button.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { Note } from '../../components/signs/Note.tsx';
import { submitForm } from '../../components/fields/submitForm.ts';
import { ErrorSummary } from '../../widgets/ErrorSummary.tsx';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import type { Answering } from '../../widgets/person/answering.ts';
import { questionInputs } from '../../widgets/person/questionInputs.tsx';
import { ProofPaper } from './ProofPaper.tsx';
import { refusalsOf, relativeProblemWords, wordsAt } from './relativeWords.ts';
import { PictureField } from '../../widgets/picture/PictureField.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { useRelativeAnswering } from './useRelativeAnswering.ts';

interface RelativeFormProps {
  relative: RelativeRef;
  /** The address of *Cancel*. */
  family: string;
}

/** Somebody of the family (R3.7.1): the name must be there, everything else spares a question later. */
export function RelativeForm({ relative, family }: RelativeFormProps) {
  const { t, i18n } = useLingui();
  const by = useRelativeAnswering(relative);
  const faults = useSelector(relative, read.faults);
  const problem = useSelector(relative, read.problem);
  const isCut = useSelector(relative, read.isCut);
  const isSaving = useSelector(relative, read.isSaving);
  const asksReligion = useSelector(relative, read.asksReligion);
  const refusals = refusalsOf(i18n, relativeQuestions(asksReligion), { faults, problem });
  return (
    <form
      className="relative"
      noValidate
      onSubmit={(event) => submitForm(event, () => relative.send({ type: 'person.save' }))}
    >
      <ErrorSummary form={t`Family`} refusals={refusals} isRefused={problem !== null} />
      {isCut ? (
        <Note tone="info">
          <Trans>
            The page was loaded anew. Dates of birth and documents are not kept in the browser: please give them again.
          </Trans>
        </Note>
      ) : null}
      <fieldset>
        <legend>
          <Trans>Who it is</Trans>
        </legend>
        <Portrait relative={relative} />
        <Questions by={by} of={personQuestions(asksReligion)} />
      </fieldset>
      <fieldset>
        <legend>
          <Trans>How to reach them</Trans>
        </legend>
        <Questions by={by} of={contactQuestions} />
      </fieldset>
      <fieldset>
        <legend>
          <Trans>ID or passport</Trans>
        </legend>
        <ProofPaper relative={relative} by={by} />
      </fieldset>
      <FormProblem
        words={
          problem && problem.at !== 'document' && problem.at !== 'picture' ? relativeProblemWords(i18n, problem) : null
        }
        live
      />
      <div className="relative__end">
        <Button type="submit" variant="cta" size="l" busy={isSaving}>
          <Trans>Save</Trans>
        </Button>
        <LinkButton variant="line" size="l" to={family}>
          <Trans>Cancel</Trans>
        </LinkButton>
      </div>
    </form>
  );
}

/** What the list shows in the place of their shirt (R3.7.7). */
function Portrait({ relative }: { relative: RelativeRef }) {
  const { t, i18n } = useLingui();
  const { image_base: base } = useConfig();
  const known = useSelector(relative, read.known);
  const picture = useSelector(relative, read.picture);
  const faults = useSelector(relative, read.faults);
  const problem = useSelector(relative, read.problem);
  return (
    <PictureField
      label={t`Picture`}
      stored={imageAddress(known?.profile_image_url ?? null, base)}
      change={picture}
      onChange={(chosen) => relative.send({ type: 'picture.change', picture: chosen })}
      error={wordsAt(i18n, 'picture', { faults, problem })}
    />
  );
}

function Questions({ by, of }: { by: Answering; of: readonly AttendeeQuestion[] }) {
  return (
    <div className="g2">
      {of.map((question) => {
        const Input = questionInputs[attendeeQuestions[question].input];
        return <Input key={question} by={by} question={question} optional={question !== 'name'} />;
      })}
    </div>
  );
}
