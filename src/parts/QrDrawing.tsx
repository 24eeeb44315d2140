import { generate } from 'lean-qr';
import type { QrCodeProps } from './QrCode.tsx';

const quietZone = 4;

/** Dark modules as one path: a run of dark cells in a row is one rectangle. */
function pathOf(value: string): { size: number; d: string } {
  const code = generate(value);
  let d = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const start = x;
      while (code.get(x + 1, y)) x++;
      d += `M${start + quietZone} ${y + quietZone}h${x - start + 1}v1H${start + quietZone}z`;
    }
  }
  return { size: code.size + 2 * quietZone, d };
}

export function QrDrawing({ value, label }: QrCodeProps) {
  const { size, d } = pathOf(value);
  return (
    <svg className="qrcode" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={d} />
    </svg>
  );
}
