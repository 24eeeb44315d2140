/** One printed page as a PDF: a heading and lines of text, for the documents of the media library. */

/** Characters that PDF's own fonts have; others would come out as something else. */
const printable = (text: string): string =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll('×', 'x')
    .replaceAll(/[^\u0020-\u007e]/g, '')
    .replaceAll(/[\\()]/g, String.raw`\$&`);

/** A PDF of one A4 page. */
export function sheet(title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const text = [
    'BT /F2 24 Tf 56 760 Td',
    `(${printable(title)}) Tj`,
    '/F1 12 Tf 0 -40 Td',
    ...lines.map((line) => `(${printable(line)}) Tj 0 -20 Td`),
    'ET',
  ].join('\n');
  const content = `2 w 56 748 m 539 748 l S\n${text}`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
  ];

  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, position) => {
    const offset = file.length;
    file += `${position + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
