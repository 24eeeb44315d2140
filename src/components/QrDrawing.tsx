import { generate } from 'lean-qr';
import type { QrCodeProps } from './QrCode.tsx';

/** Cells left white on each side; readers need four. */
const quietZone = 4;

/** Dark cells as one path: each run of them in a row is one rectangle. */
function imageOf(value: string): string {
  const code = generate(value);
  const size = code.size + 2 * quietZone;
  let runs = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const start = x;
      while (code.get(x + 1, y)) x++;
      runs += `M${start + quietZone} ${y + quietZone}h${x - start + 1}v1H${start + quietZone}z`;
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" shape-rendering="crispEdges"><path d="${runs}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function QrDrawing({ value, label }: QrCodeProps) {
  return <img className="qrcode" src={imageOf(value)} alt={label} />;
}
