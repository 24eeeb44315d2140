import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SupportMessageRef } from '../../../machines/support/supportMessageMachine.ts';
import * as read from '../../../machines/support/supportMessageSelectors.ts';
import { readSupportFile } from '../../adapters/actors/account/supportActors.ts';
import { receipt } from '../../art/icons/money.ts';
import { trash } from '../../art/icons/tools.ts';
import { FileField } from '../../components/files/FileField.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { formatFileSize } from '../../i18n/fileSize.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { supportFileFaultWords } from './supportWords.ts';

const fieldId = 'support-file';

/** Files of a message, one chosen after the other; each can be taken away again (R5.4.9). */
export function FilesField({ message, disabled }: { message: SupportMessageRef; disabled: boolean }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const files = useSelector(message, read.files);
  const refused = useSelector(message, read.refusedFile);
  const add = async (file: File): Promise<void> =>
    message.send({ type: 'file.add', file: await readSupportFile(file) });
  return (
    <div className="said__files">
      {files.length === 0 ? null : (
        <ul className="lines" aria-label={t`Attached files`}>
          {files.map(({ name, size }, position) => (
            // The same file may be there twice.
            // oxlint-disable-next-line no-array-index-key
            <li key={`${position} ${name}`}>
              <Icon of={receipt} />
              <span>
                <bdi>{name}</bdi> <small className="num">{formatFileSize(size, locale)}</small>
              </span>
              <IconButton
                icon={trash}
                label={t`Remove ${name}`}
                aria-disabled={disabled || undefined}
                onClick={() => {
                  message.send({ type: 'file.remove', position });
                  // The button goes; the focus may not go with it.
                  document.getElementById(fieldId)?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <FileField
        id={fieldId}
        label={files.length === 0 ? <Trans>Add a file</Trans> : <Trans>Add another file</Trans>}
        hint={<Trans>Up to five files</Trans>}
        error={
          refused ? <RefusedFile name={refused.name} words={i18n._(supportFileFaultWords[refused.fault])} /> : null
        }
        optional
        file={null}
        disabled={disabled}
        onChoose={(file) => void add(file)}
        onRemove={() => undefined}
      />
    </div>
  );
}

function RefusedFile({ name, words }: { name: string; words: string }) {
  return (
    <>
      <bdi>{name}</bdi>: {words}
    </>
  );
}
