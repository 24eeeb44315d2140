import { useState } from 'react';
import type { FieldText } from '../fields/Field.tsx';
import { FileField, type FileFieldProps, type ShownFile } from './FileField.tsx';

export interface AttachedFileProps
  extends FieldText, Pick<FileFieldProps, 'onChoose' | 'onRemove' | 'onCancel' | 'types'> {
  /** Where it is kept; empty while there is none. */
  path: string;
  isUploading?: boolean | undefined;
}

const nameIn = (path: string): string => path.split('/').at(-1) ?? path;

/** A file whose answer is the place where it is kept; it is shown by the name the customer knows it by. */
export function AttachedFile({ path, isUploading = false, onChoose, onRemove, ...text }: AttachedFileProps) {
  const [chosen, setChosen] = useState<Pick<File, 'name' | 'size'> | null>(null);
  const known = chosen ?? { name: nameIn(path), size: undefined };
  const file: ShownFile | null = isUploading || path !== '' ? { ...known, isUploading } : null;
  return (
    <FileField
      {...text}
      file={file}
      onChoose={(next) => {
        setChosen({ name: next.name, size: next.size });
        onChoose(next);
      }}
      onRemove={() => {
        setChosen(null);
        onRemove();
      }}
    />
  );
}
