import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { mostZoom } from '../../../machines/picture/cropRules.ts';
import type { PictureRef } from '../../../machines/picture/pictureMachine.ts';
import * as read from '../../../machines/picture/pictureSelectors.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { CropFrame } from './CropFrame.tsx';
import { pictureProblemWords } from './pictureWords.ts';

/** What of the picture is shown: dragged and pinched, or moved by sliders, which keys and screen readers know. */
export function CropDialog({ picture }: { picture: PictureRef }) {
  const { t, i18n } = useLingui();
  const crop = useSelector(picture, read.crop);
  const problem = useSelector(picture, read.problem);
  const isCutting = useSelector(picture, read.isCutting);
  const hasRoomBeside = useSelector(picture, read.hasRoomBeside);
  const hasRoomAbove = useSelector(picture, read.hasRoomAbove);
  const dismiss = () => picture.send({ type: 'crop.dismiss' });
  return (
    <Dialog
      isLayer
      title={<Trans>What shall be seen?</Trans>}
      blocking={isCutting}
      onClose={dismiss}
      bar={
        <>
          <Button variant="line" aria-disabled={isCutting || undefined} onClick={dismiss}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="cta" className="end" busy={isCutting} onClick={() => picture.send({ type: 'crop.confirm' })}>
            <Trans>Use this picture</Trans>
          </Button>
        </>
      }
    >
      <CropFrame picture={picture} />
      <div className="cropsliders">
        <Slider
          label={t`Enlarge`}
          min={1}
          max={mostZoom}
          value={crop.zoom}
          onChange={(zoom) => picture.send({ type: 'crop.zoom', zoom })}
        />
        <Slider
          label={t`Left and right`}
          disabled={!hasRoomBeside}
          value={crop.x}
          onChange={(x) => picture.send({ type: 'crop.place', at: { x } })}
        />
        <Slider
          label={t`Up and down`}
          disabled={!hasRoomAbove}
          value={crop.y}
          onChange={(y) => picture.send({ type: 'crop.place', at: { y } })}
        />
      </div>
      <FormProblem words={problem && pictureProblemWords(i18n, problem)} live />
    </Dialog>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

/** From left to right in both languages, as the picture lies. */
function Slider({ label, value, min = 0, max = 1, disabled, onChange }: SliderProps) {
  const percent = Math.round(((value - min) / (max - min)) * 100);
  return (
    <label className="cropslider">
      <span>{label}</span>
      <input
        type="range"
        dir="ltr"
        min={min}
        max={max}
        step={(max - min) / 50}
        value={value}
        disabled={disabled}
        aria-valuetext={`${percent}%`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}
