import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { fileSizeLimit } from '../../../machines/person/fileFault.ts';
import { receipt } from '../../art/icons/money.ts';
import { close } from '../../art/icons/signs.ts';
import { share, trash } from '../../art/icons/tools.ts';
import { formatFileSize } from '../../i18n/fileSize.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Field, type FieldText } from '../fields/Field.tsx';
import { Icon } from '../pictures/Icon.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import './fileField.css';

export interface ShownFile {
  name: string;
  /** What the button that takes it away is called, where the file goes by no name of its own. */
  removal?: string | undefined;
  /** Bytes; unknown for a file that was stored before. */
  size?: number | undefined;
  isUploading?: boolean | undefined;
  /** It is looked into on the device: nothing is on its way yet. */
  isOpening?: boolean | undefined;
  /** From 0 to 1, where it is known. */
  progress?: number | undefined;
}

export interface FileFieldProps extends FieldText {
  file: ShownFile | null;
  /** Chosen, dropped, or chosen in place of another one. */
  onChoose: (file: File) => void;
  onRemove: () => void;
  /** Stops the upload; without it an upload is waited for. */
  onCancel?: (() => void) | undefined;
  /** What is welcome, as it is written: `jpeg`, `png`, `pdf` (R5.4.9). Whether a file is one of them is judged elsewhere. */
  types?: readonly string[] | undefined;
  /** How large it may be, in bytes (Q5.4.e); null where it is made smaller before it goes. */
  limit?: number | null | undefined;
  disabled?: boolean | undefined;
  /** The control's id when the page needs to know it (to move the focus there). */
  id?: string | undefined;
}

const anyUpload = ['jpeg', 'png', 'pdf'];
const isBusy = (file: ShownFile | null): boolean => file?.isUploading === true || file?.isOpening === true;
const endings = (type: string): string => (type === 'jpeg' ? '.jpg,.jpeg' : `.${type}`);

/**
 * One file, chosen or dropped (R2.13.20); the native control lies over the whole frame, so that the browser does both.
 */
export function FileField(props: FileFieldProps) {
  const {
    file,
    onChoose,
    onRemove,
    onCancel,
    types = anyUpload,
    limit = fileSizeLimit,
    disabled = false,
    ...text
  } = props;
  const [isOver, setOver] = useState(false);
  return (
    <Field {...text} live>
      {(control) => (
        <div className="drop" data-over={isOver || undefined} data-filled={file ? '' : undefined}>
          <input
            {...control}
            type="file"
            accept={types.map(endings).join(',')}
            disabled={disabled}
            aria-busy={isBusy(file) || undefined}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen && !isBusy(file)) onChoose(chosen);
              // So that the same file can be chosen again.
              target.value = '';
            }}
          />
          <Icon of={file ? receipt : share} />
          {file ? <FileState file={file} /> : <Invitation types={types} limit={limit} />}
          {file && !disabled ? (
            <FileButton file={file} fieldId={control.id} onRemove={onRemove} onCancel={onCancel} />
          ) : null}
        </div>
      )}
    </Field>
  );
}

interface FileButtonProps extends Pick<FileFieldProps, 'onRemove' | 'onCancel'> {
  file: ShownFile;
  fieldId: string;
}

function FileButton({ file: { name, removal, isUploading, isOpening }, fieldId, onRemove, onCancel }: FileButtonProps) {
  const { t } = useLingui();
  const act = isOpening ? undefined : isUploading ? onCancel : onRemove;
  if (act === undefined) return null;
  return (
    <IconButton
      icon={isUploading ? close : trash}
      label={isUploading ? t`Stop uploading ${name}` : (removal ?? t`Remove ${name}`)}
      onClick={() => {
        act();
        // The button goes; the focus may not go with it.
        document.getElementById(fieldId)?.focus();
      }}
    />
  );
}

function Invitation({ types, limit }: { types: readonly string[]; limit: number | null }) {
  const locale = useLocale();
  const list = types.join(', ').toUpperCase();
  return (
    <span>
      <b>
        <Trans>Choose a file</Trans>
        <span className="drop__here">
          {' '}
          <Trans>or drop it here</Trans>
        </span>
      </b>
      <small>
        {limit === null ? (
          <bdi>{list}</bdi>
        ) : (
          <span>
            <Trans>
              <bdi>{list}</bdi>, up to {formatFileSize(limit, locale)}
            </Trans>
          </span>
        )}
      </small>
    </span>
  );
}

function FileState({ file }: { file: ShownFile }) {
  const locale = useLocale();
  const { name, size, isUploading = false, isOpening = false, progress } = file;
  const isWaiting = isUploading || isOpening;
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <span className="drop__file">
      <b>
        <bdi>{name}</bdi>
      </b>
      <small>
        <output>
          {isOpening ? <Trans>Opening…</Trans> : null}
          {isUploading ? (
            progress === undefined ? (
              <Trans>Uploading…</Trans>
            ) : (
              <Trans>Uploading, {percent}%</Trans>
            )
          ) : null}
        </output>
        {isWaiting ? null : (
          <>
            {size === undefined ? null : <span className="num">{formatFileSize(size, locale)}</span>}
            <span className="u" aria-hidden>
              <Trans>Replace</Trans>
            </span>
          </>
        )}
      </small>
      {isWaiting ? <progress className="drop__progress" aria-hidden max={1} value={progress} /> : null}
    </span>
  );
}
