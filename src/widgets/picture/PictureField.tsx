import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PictureChange } from '../../../machines/person/picture.ts';
import { removalOf } from '../../../machines/person/removalOf.ts';
import * as read from '../../../machines/picture/pictureSelectors.ts';
import { usePageActor } from '../../actors/portalContext.tsx';
import { providePicture } from '../../adapters/actors/content/pictureActors.ts';
import { user as person } from '../../art/icons/places.ts';
import { FileField, type FileFieldProps } from '../../components/files/FileField.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { CropDialog } from './CropDialog.tsx';
import { pictureProblemWords } from './pictureWords.ts';
import './picture.css';

export interface PictureFieldProps extends Pick<FileFieldProps, 'label' | 'hint' | 'error'> {
  /** The address of the picture that is stored, if there is one. */
  stored: string | null;
  /** What becomes of it, as the form keeps it. */
  change: PictureChange;
  /** Another one was cut, or it is taken away. */
  onChange: (change: PictureChange) => void;
}

const types = ['jpeg', 'png'];

/** A picture of a person: chosen, cut to a square behind a frame, shown at once, and taken away again. */
export function PictureField({ stored, change, onChange, error, ...text }: PictureFieldProps) {
  const { t, i18n } = useLingui();
  const [machine] = useState(providePicture);
  const picture = usePageActor(machine);
  const take = useEffectEvent(onChange);
  useEffect(() => {
    const taken = picture.on('picture.taken', (news) => take(news.picture));
    return () => taken.unsubscribe();
  }, [picture]);
  const problem = useSelector(picture, read.problem);
  const isCropping = useSelector(picture, read.source) !== null;
  const isReading = useSelector(picture, read.isReading);
  const shown = change === null ? stored : change === 'removed' ? null : change.address;
  const file =
    shown === null
      ? null
      : { name: t`A picture is chosen`, removal: t`Remove the picture`, size: blobOf(change)?.size };
  const refusal = problem && !isCropping ? pictureProblemWords(i18n, problem) : error;
  return (
    <div className="portrait">
      <span className="portrait__shown">{shown === null ? <Icon of={person} /> : <img src={shown} alt="" />}</span>
      <FileField
        {...text}
        optional
        types={types}
        limit={null}
        error={refusal}
        file={isReading ? { name: t`A picture is chosen`, isOpening: true } : file}
        onChoose={(chosen) => picture.send({ type: 'picture.choose', file: chosen })}
        onRemove={() => onChange(removalOf(change, stored !== null))}
      />
      {isCropping ? <CropDialog picture={picture} /> : null}
    </div>
  );
}

const blobOf = (change: PictureChange): Blob | null => (change === null || change === 'removed' ? null : change.blob);
