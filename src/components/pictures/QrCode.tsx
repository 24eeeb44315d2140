import { lazy, Suspense } from 'react';
import './qr.css';

export interface QrCodeProps {
  /** What a reader finds in it. */
  value: string;
  /** What is read out in its place: `Ticket code 8841 2207 5513`. */
  label: string;
}

const QrDrawing = lazy(() => import('./QrDrawing.tsx').then(({ QrDrawing }) => ({ default: QrDrawing })));

/** A QR code on white, sharp at any size; its generator comes when the first code is shown. */
export function QrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<span className="qrcode" aria-busy />}>
      <QrDrawing {...props} />
    </Suspense>
  );
}
