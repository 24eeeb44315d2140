import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import * as readCaptcha from '../../../machines/captcha/captchaSelectors.ts';
import type { LeadRef } from '../../../machines/lead/leadMachine.ts';
import * as read from '../../../machines/lead/leadSelectors.ts';
import { localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { RefusedTitle } from '../../widgets/ErrorSummary.tsx';
import { HumanCheck } from '../../widgets/HumanCheck.tsx';
import { problemWords } from '../../widgets/personWords.ts';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { submitForm } from '../../components/fields/submitForm.ts';
import { captchaWords } from './leadWords.ts';
import { LeadQuestionInput } from './LeadQuestionInput.tsx';
import './lead.css';

/** What the operator would like to know of whoever is here (R2.12.13). */
export function LeadDialog({ lead }: { lead: LeadRef }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const formId = useId();
  const form = useSelector(lead, read.form);
  const questions = useSelector(lead, read.questions, isSame);
  const faults = useSelector(lead, read.faults);
  const problem = useSelector(lead, read.problem);
  const captcha = useSelector(lead, read.captcha);
  const isSending = useSelector(lead, read.isSending);
  const description = form ? localText(form, 'form_description', locale) : '';
  const title = (form && localText(form, 'form_name', locale)) || t`Ask us`;
  const isFaulty = faults !== null && (faults.captcha !== undefined || Object.keys(faults.answers).length > 0);
  const isRefused = isFaulty || problem !== null;
  const leave = () => lead.send({ type: 'lead.close' });
  return (
    <Dialog
      title={title}
      width="44rem"
      className="lead-form"
      onClose={leave}
      bar={
        <>
          {/* Held in sight, wherever the form is scrolled to (R8.3.2). */}
          <FormProblem words={problem && problemWords(i18n, problem)} live />
          <Button type="submit" form={formId} variant="cta" busy={isSending}>
            <Trans>Send</Trans>
          </Button>
          <Button variant="quiet" onClick={leave}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      {isRefused ? <RefusedTitle of={title} /> : <PageTitle text={title} />}
      {description ? <p className="meta">{description}</p> : null}
      <form
        id={formId}
        noValidate
        onSubmit={(event) =>
          submitForm(event, () =>
            lead.send({
              type: 'lead.submit',
              captcha: readCaptcha.stateNow(captcha),
            }),
          )
        }
      >
        {questions.map((question) => (
          <LeadQuestionInput key={question.id} lead={lead} question={question} />
        ))}
        {captcha ? <HumanCheck captcha={captcha} error={captchaWords(i18n, faults)} /> : null}
      </form>
    </Dialog>
  );
}

/** What is asked changes with the form alone. */
const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean => one.length === other.length;
