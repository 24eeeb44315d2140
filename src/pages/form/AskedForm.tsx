import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState, type RefObject } from 'react';
import * as readCaptcha from '../../../machines/captcha/captchaSelectors.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import { visibleFields, asksForFile } from '../../../machines/siteForm/siteFormRules.ts';
import type { SiteFormRef } from '../../../machines/siteForm/siteFormMachine.ts';
import * as read from '../../../machines/siteForm/siteFormSelectors.ts';
import type { AdditionalField, SiteForm } from '../../contract/forms/forms.ts';
import { provideSiteForm } from '../../adapters/actors/content/siteFormActors.ts';
import { siteFormDraft, type SiteFormDraftKey } from '../../adapters/storage/drafts/siteFormDrafts.ts';
import { localName, localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { AdditionalFieldInput } from '../../components/fields/AdditionalFieldInput.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { ConfiguredText } from '../../components/text/ConfiguredText.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { submitForm } from '../../components/fields/submitForm.ts';
import { useHeadingFocus } from '../../components/useHeadingFocus.ts';
import { ServerWords } from '../../components/text/ServerWords.tsx';
import { ErrorSummary } from '../../widgets/ErrorSummary.tsx';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { HumanCheck } from '../../widgets/HumanCheck.tsx';
import { problemWords } from '../../widgets/personWords.ts';
import { useConfig, usePageActor, useUser } from '../../actors/portalContext.tsx';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { useLoginAddress } from '../../shell/useLoginAddress.ts';
import { answerWords } from '../../widgets/answerWords.ts';
import { captchaWords, fileProblemWords } from './formWords.ts';

interface AskedFormProps {
  slug: string;
  form: SiteForm;
}

/** Anew for whom it belongs to: what one customer typed is never another's (012). */
export function AskedForm({ slug, form }: AskedFormProps) {
  const owner = ownerOf(useUser());
  return <OwnForm key={owner} of={{ owner, slug }} form={form} />;
}

/** What is asked, and the thanks that take its place. */
function OwnForm({ of, form }: { of: SiteFormDraftKey; form: SiteForm }) {
  const [machine] = useState(() => provideSiteForm(of));
  const [draft] = useState(() => siteFormDraft(of, form));
  const asked: SiteFormRef = usePageActor(machine, { input: { slug: of.slug, form, draft } });
  const isSent = useSelector(asked, read.isSent);
  // The button is gone with the form: the focus moves to the text in its place, and back.
  const heading = useHeadingFocus(isSent ? 'thanks' : 'questions');
  return isSent ? (
    <Thanks asked={asked} heading={heading} />
  ) : (
    <Questions asked={asked} form={form} heading={heading} />
  );
}

interface HeadedProps {
  asked: SiteFormRef;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Questions({ asked, form, heading }: HeadedProps & { form: SiteForm }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const user = useUser();
  const loginAddress = useLoginAddress();
  const faults = useSelector(asked, read.faults);
  const problem = useSelector(asked, read.problem);
  const captcha = useSelector(asked, read.captcha);
  const isSending = useSelector(asked, read.isSending);
  const isCut = useSelector(asked, read.isCut);
  const fields = visibleFields(form);
  const refusals = [
    ...fields.map((field) => answerWords(i18n, locale, field, faults)),
    captchaWords(i18n, faults),
  ].filter((words) => words !== undefined);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        <LocalText of={form} />
      </h1>
      {localText(form, 'description', locale) ? (
        <p className="lead">
          <ConfiguredText text={localText(form, 'description', locale)}>
            <LocalText of={form} field="description" />
          </ConfiguredText>
        </p>
      ) : null}
      {user === null && asksForFile(form) ? (
        <Note>
          <Trans>
            This form asks for a file, which is kept with your account.{' '}
            <Link className="u" to={loginAddress}>
              Log in
            </Link>{' '}
            before you begin.
          </Trans>
        </Note>
      ) : null}
      {isCut ? (
        <Note tone="info">
          <Trans>
            Files, signatures, dates and document numbers are not kept in the browser: please check whether to give them
            again.
          </Trans>
        </Note>
      ) : null}
      <form
        noValidate
        onSubmit={(event) =>
          submitForm(event, () =>
            asked.send({
              type: 'form.submit',
              captcha: readCaptcha.stateNow(captcha),
            }),
          )
        }
      >
        <ErrorSummary form={localName(form, locale)} refusals={refusals} isRefused={problem !== null} />
        {fields.map((field) => (
          <Question key={field.id} asked={asked} field={field} isSignedIn={user !== null} />
        ))}
        {captcha ? <HumanCheck captcha={captcha} error={captchaWords(i18n, faults)} /> : null}
        <FormProblem words={problem && problemWords(i18n, problem)} live />
        <Button type="submit" variant="cta" size="l" busy={isSending}>
          <Trans>Send</Trans>
        </Button>
      </form>
    </>
  );
}

interface QuestionProps {
  asked: SiteFormRef;
  field: AdditionalField;
  isSignedIn: boolean;
}

function Question({ asked, field, isSignedIn }: QuestionProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { image_base: base } = useConfig();
  const today = useVenueNow().slice(0, 10);
  const answer = useSelector(asked, (snapshot) => read.answers(snapshot)[field.id]);
  const refused = useSelector(asked, (snapshot) => answerWords(i18n, locale, field, read.faults(snapshot)));
  const fileProblem = useSelector(asked, (snapshot) => read.fileProblem(snapshot, field.id));
  const isStoring = useSelector(asked, (snapshot) => read.isStoring(snapshot, field.id));
  return (
    <AdditionalFieldInput
      field={field}
      answer={answer}
      onAnswer={(next) => asked.send({ type: 'answer.type', fieldId: field.id, answer: next })}
      onFile={(file) => asked.send({ type: 'file.choose', fieldId: field.id, file, isSignedIn })}
      isKeeping={isStoring}
      onCancel={() => asked.send({ type: 'file.cancel' })}
      error={fileProblem ? fileProblemWords(i18n, fileProblem) : refused}
      today={today}
      helpAddress={imageAddress(field.helping_document, base)}
    />
  );
}

function Thanks({ asked, heading }: HeadedProps) {
  const message = useSelector(asked, read.message);
  return (
    <div className="siteform__end">
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Thank you</Trans>
      </h1>
      {message ? (
        <p className="lead">
          <ServerWords words={message} />
        </p>
      ) : null}
      <Button variant="line" onClick={() => asked.send({ type: 'form.renew' })}>
        <Trans>Fill it in once more</Trans>
      </Button>
    </div>
  );
}
