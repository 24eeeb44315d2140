import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import SignaturePad from 'signature_pad';

/** As many points as the screen has; strokes are drawn anew when the size changes. */
function fit(canvas: HTMLCanvasElement, pad: SignaturePad): void {
  const { clientWidth, clientHeight } = canvas;
  const ratio = Math.max(1, window.devicePixelRatio);
  const [width, height] = [Math.round(clientWidth * ratio), Math.round(clientHeight * ratio)];
  if (width === canvas.width && height === canvas.height) return;
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.scale(ratio, ratio);
  pad.redraw();
}

/** Strokes, their smoothing and pens that feel pressure are signature_pad's. A PNG on white is told after each stroke. */
export function SignatureCanvas({ onDrawn }: { onDrawn: (image: Blob) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const tell = useEffectEvent(onDrawn);

  useEffect(() => {
    const paper = canvas.current;
    if (!paper) return undefined;
    const { color, backgroundColor } = getComputedStyle(paper);
    const pad = new SignaturePad(paper, { penColor: color, backgroundColor });
    let isGone = false;
    const hand = (image: Blob | null): void => {
      if (image && !isGone) tell(image);
    };
    pad.addEventListener('endStroke', () => paper.toBlob(hand));
    const observer = new ResizeObserver(() => fit(paper, pad));
    observer.observe(paper);
    return () => {
      isGone = true;
      observer.disconnect();
      pad.off();
    };
  }, []);

  return (
    <canvas ref={canvas} className="signature__canvas">
      <Trans>A place to sign with pen, finger or mouse</Trans>
    </canvas>
  );
}
