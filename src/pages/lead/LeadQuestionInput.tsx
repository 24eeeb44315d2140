import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { LeadRef } from '../../../machines/lead/leadMachine.ts';
import type { LeadQuestion } from '../../../machines/lead/leadQuestions.ts';
import { agreedAnswer } from '../../../machines/lead/leadRules.ts';
import * as read from '../../../machines/lead/leadSelectors.ts';
import type { TypedAnswer } from '../../../machines/attendees/additionalAnswers.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { localName } from '../../i18n/localName.ts';
import { ConfiguredText } from '../../components/text/ConfiguredText.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { AdditionalFieldInput } from '../../components/fields/AdditionalFieldInput.tsx';
import { Checkbox } from '../../components/choices/Checkbox.tsx';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { answerWords } from './leadWords.ts';

/** One question of the lead form, by its type; an agreement is a tick. */
export function LeadQuestionInput({ lead, question }: { lead: LeadRef; question: LeadQuestion }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const now = useVenueNow();
  const answer = useSelector(lead, (snapshot) => read.answers(snapshot)[question.id]);
  const error = useSelector(lead, (snapshot) => answerWords(i18n, locale, question, read.faults(snapshot)));
  const put = (next: TypedAnswer) => lead.send({ type: 'answer.type', questionId: question.id, answer: next });
  if (question.type === 'disclaimer_form')
    return (
      <Checkbox checked={answer === agreedAnswer} onChange={(on) => put(on ? agreedAnswer : '')} error={error}>
        <ConfiguredText text={localName(question, locale)}>
          <LocalText of={question} />
        </ConfiguredText>
      </Checkbox>
    );
  return (
    <AdditionalFieldInput
      field={question}
      answer={answer}
      onAnswer={put}
      onFile={refuseFile}
      error={error}
      today={now.slice(0, 10)}
    />
  );
}

/** Nothing that the form asks is answered with a file. */
const refuseFile = () => undefined;
