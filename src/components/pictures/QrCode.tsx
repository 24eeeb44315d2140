import { lazy, Suspense } from 'react';
import type { QrCodeProps } from './QrDrawing.tsx';
import './qr.css';

const QrDrawing = lazy(() => import('./QrDrawing.tsx').then(({ QrDrawing }) => ({ default: QrDrawing })));

/** A QR code on white, sharp at any size; its generator comes when the first code is shown. */
export function QrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<span className="qrcode" aria-busy />}>
      <QrDrawing {...props} />
    </Suspense>
  );
}
