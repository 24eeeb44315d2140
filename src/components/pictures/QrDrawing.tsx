import { qrRuns } from './qrRuns.ts';

export interface QrCodeProps {
  /** What a reader finds in it. */
  value: string;
  /** What is read out in its place: `Ticket code 8841 2207 5513`. */
  label: string;
}

/** Dark cells as one path: each run of them in a row is one rectangle. */
function imageOf(value: string): string {
  const { size, runs } = qrRuns(value);
  const path = runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1H${x}z`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function QrDrawing({ value, label }: QrCodeProps) {
  return <img className="qrcode" src={imageOf(value)} alt={label} />;
}
