import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { RelativeQuestion } from '../../../machines/family/relativeFaults.ts';
import type { RelativeRef } from '../../../machines/family/relativeMachine.ts';
import * as read from '../../../machines/family/relativeSelectors.ts';
import type { TypedRelative } from '../../../machines/family/typedRelative.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { AttachedFile } from '../../components/files/AttachedFile.tsx';
import { DateField } from '../../components/dates/DateField.tsx';
import { OutsideLink } from '../../components/buttons/TextLink.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { TextField } from '../../components/fields/TextField.tsx';
import type { Answering } from '../../widgets/person/answering.ts';
import { questionInputs } from '../../widgets/person/questionInputs.tsx';
import { wordsAt } from './relativeWords.ts';

/** Emirates ID or passport (R3.7.9): its number, how long it counts, and its picture or scan (R5.4.9). */
export function ProofPaper({ relative, by }: { relative: RelativeRef; by: Answering }) {
  const { t, i18n } = useLingui();
  const typed = useSelector(relative, read.typed);
  const faults = useSelector(relative, read.faults);
  const problem = useSelector(relative, read.problem);
  const hasPassport = useSelector(relative, read.hasPassport);
  const { image_base: filesLie } = useConfig();
  const isStoring = useSelector(relative, read.isStoring);
  const put = (changes: Partial<TypedRelative>) => relative.send({ type: 'person.type', typed: changes });
  const error = (question: RelativeQuestion) => wordsAt(i18n, question, { faults, problem });
  const address = imageAddress(typed.document || null, filesLie);
  const Id = questionInputs.idProof;
  return (
    <div className="g2">
      <Id by={by} question="id" optional />
      <DateField
        label={t`Valid until`}
        optional
        error={error('expiry_date')}
        value={typed.expiry_date}
        onChange={(expiry_date) => put({ expiry_date })}
      />
      {hasPassport ? (
        <>
          <DateField
            label={t`Date of issue`}
            optional
            error={error('passport_issue_date')}
            value={typed.passport_issue_date}
            onChange={(passport_issue_date) => put({ passport_issue_date })}
          />
          <TextField
            label={t`Place of birth`}
            optional
            autoComplete="off"
            maxLength={200}
            error={error('place_of_birth')}
            value={typed.place_of_birth}
            onChange={(place_of_birth) => put({ place_of_birth })}
          />
        </>
      ) : null}
      <div className="relative__file">
        <AttachedFile
          label={t`Photo or scan`}
          optional
          path={typed.document}
          isUploading={isStoring}
          error={error('document')}
          onChoose={(file) => relative.send({ type: 'file.choose', file })}
          onCancel={() => relative.send({ type: 'file.cancel' })}
          onRemove={() => put({ document: '' })}
        />
        {address && !isStoring ? (
          <OutsideLink address={address}>
            <Trans>Open the file</Trans>
          </OutsideLink>
        ) : null}
      </div>
    </div>
  );
}
