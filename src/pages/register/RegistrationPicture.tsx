import { useEffect, useState } from 'react';
import type { ChosenPicture } from '../../../machines/person/picture.ts';
import { choosePicture } from '../../adapters/device/choosePicture.ts';
import { FileField, type FileFieldProps } from '../../components/files/FileField.tsx';

export interface RegistrationPictureProps extends Pick<FileFieldProps, 'label' | 'hint' | 'error'> {
  onChange: (picture: ChosenPicture | null) => void;
}

const types = ['jpeg', 'png'];

/** A picture from the phone or the disk, shown as soon as it is chosen. */
export function RegistrationPicture({ onChange, ...text }: RegistrationPictureProps) {
  const [file, setFile] = useState<File | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => () => release(address), [address]);

  const choose = async (chosen: File): Promise<void> => {
    setFile(chosen);
    setAddress(null);
    const picture = await choosePicture(chosen);
    onChange(picture);
    setAddress(picture.kind === null ? null : URL.createObjectURL(chosen));
  };
  return (
    <div className="picturefield">
      <FileField
        {...text}
        optional
        types={types}
        file={file}
        onChoose={(chosen) => void choose(chosen)}
        onRemove={() => {
          setFile(null);
          setAddress(null);
          onChange(null);
        }}
      />
      {address ? <img src={address} alt="" /> : null}
    </div>
  );
}

function release(address: string | null): void {
  if (address !== null) URL.revokeObjectURL(address);
}
