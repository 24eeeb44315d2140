import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef, type PointerEvent } from 'react';
import { squareOf } from '../../../machines/picture/cropRules.ts';
import type { PictureRef } from '../../../machines/picture/pictureMachine.ts';
import * as read from '../../../machines/picture/pictureSelectors.ts';

interface Point {
  x: number;
  y: number;
}

/** One notch of a mouse wheel is about a tenth. */
const wheelStep = 1 / 1_000;

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spreadOf = ([one, other]: readonly Point[]): number | null =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : null;

/** The picture behind its round frame; it follows a finger or the mouse, and two fingers or the wheel enlarge it. */
export function CropFrame({ picture }: { picture: PictureRef }) {
  const { t } = useLingui();
  const source = useSelector(picture, read.source);
  const crop = useSelector(picture, read.crop);
  const pointers = useRef(new Map<number, Point>());
  if (source === null) return null;
  const { left, top, side } = squareOf(source, crop);

  const zoomBy = (factor: number) =>
    picture.send({ type: 'crop.zoom', zoom: picture.getSnapshot().context.crop.zoom * factor });
  const follow = (event: PointerEvent<HTMLElement>) => {
    const held = pointers.current;
    if (!held.has(event.pointerId)) return;
    const before = [...held.values()];
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...held.values()];
    const width = event.currentTarget.clientWidth || 1;
    const [from, to] = [middleOf(before), middleOf(after)];
    picture.send({ type: 'crop.move', by: { x: (to.x - from.x) / width, y: (to.y - from.y) / width } });
    const [was, is] = [spreadOf(before), spreadOf(after)];
    if (was && is) zoomBy(is / was);
  };
  const release = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId);
  /** The page behind would scroll along: React listens to wheels without a say in that. */
  const hearWheel = (frame: HTMLElement | null) => {
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(1 - event.deltaY * wheelStep);
    };
    frame?.addEventListener('wheel', turn, { passive: false });
    return () => frame?.removeEventListener('wheel', turn);
  };

  return (
    <div
      ref={hearWheel}
      className="crop"
      dir="ltr"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }}
      onPointerMove={follow}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <img
        src={source.address}
        alt={t`The picture you chose`}
        draggable={false}
        style={{
          inlineSize: `${(source.width / side) * 100}%`,
          transform: `translate(${(-left / source.width) * 100}%, ${(-top / source.height) * 100}%)`,
        }}
      />
    </div>
  );
}
