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

type Known = Pick<ShownFile, 'name' | 'size'>;

/** What was chosen last; where it was refused, the one before it is still there. */
interface Chosen extends Known {
  pathBefore: string;
  before: Known | null;
}

/** A file whose answer is the place where it is kept; it is shown by the name the customer knows it by. */
export function AttachedFile({ path, isUploading = false, onChoose, onRemove, ...text }: AttachedFileProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const isTaken = chosen !== null && (isUploading || path !== chosen.pathBefore);
  const known = (isTaken ? chosen : chosen?.before) ?? { name: nameIn(path), size: undefined };
  const file: ShownFile | null = isUploading || path !== '' ? { ...known, isUploading } : null;
  return (
    <FileField
      {...text}
      file={file}
      onChoose={(next) => {
        setChosen({ name: next.name, size: next.size, pathBefore: path, before: path === '' ? null : known });
        onChoose(next);
      }}
      onRemove={() => {
        setChosen(null);
        onRemove();
      }}
    />
  );
}
