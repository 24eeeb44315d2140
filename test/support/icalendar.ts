/** A strict reader of calendar files (RFC 5545): it throws on anything that is not allowed. */

export interface CalendarEvent {
  uid: string;
  summary: string;
  location: string;
  /** Epoch milliseconds; of a whole day the day itself, `2026-11-27`. */
  start: number | string;
  end: number | string | null;
}

const strict = new TextDecoder('utf-8', { fatal: true });

/** Content lines, unfolded as octets: a fold may stand anywhere between them (3.1). */
function contentLines(text: string): string[] {
  const rows = Buffer.from(text, 'utf8').toString('latin1').split('\r\n');
  if (rows.pop() !== '') throw new Error('The last line does not end.');
  const lines: string[] = [];
  for (const row of rows) {
    if (/[\r\n]/.test(row)) throw new Error('A line ends in something other than CRLF.');
    if (row.length > 75) throw new Error(`A line has ${row.length} octets.`);
    // Each row is whole letters, so that readers that look at one at a time show it.
    strict.decode(Buffer.from(row, 'latin1'));
    if (row.startsWith(' ')) lines[lines.length - 1] += row.slice(1);
    else lines.push(row);
  }
  return lines.map((line) => strict.decode(Buffer.from(line, 'latin1')));
}

/** A TEXT value (3.3.11): what must be escaped stands nowhere bare. */
function textOf(value: string): string {
  if (/(?<!\\)(?:\\\\)*[;,]/.test(value) || /(?<!\\)(?:\\\\)*\\(?![\\;,nN])/.test(value))
    throw new Error(`Not escaped: ${value}`);
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

function momentOf(value: string, parameters: string): number | string {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/.exec(value) ?? [];
  if (year === undefined) throw new Error(`No moment: ${value}`);
  if ((hour === undefined) !== (parameters === ';VALUE=DATE'))
    throw new Error(`A day that is not said to be one: ${value}`);
  if (hour === undefined) return `${year}-${month}-${day}`;
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
}

/** The events of the file. */
export function readCalendar(text: string): CalendarEvent[] {
  const lines = contentLines(text);
  if (lines.shift() !== 'BEGIN:VCALENDAR' || lines.pop() !== 'END:VCALENDAR') throw new Error('No calendar.');
  const events: CalendarEvent[] = [];
  let open: Map<string, [parameters: string, value: string]> | null = null;
  for (const line of lines) {
    const [, name, parameters, value] = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/s.exec(line) ?? [];
    if (name === undefined) throw new Error(`No content line: ${line}`);
    if (line === 'BEGIN:VEVENT') open = new Map();
    else if (line === 'END:VEVENT') {
      const read = (key: string) => open?.get(key);
      const moment = (key: string) => {
        const [how, when] = read(key) ?? [];
        return when === undefined ? null : momentOf(when, how ?? '');
      };
      const [start, stamp] = [moment('DTSTART'), moment('DTSTAMP')];
      if (start === null || typeof stamp !== 'number' || !read('UID'))
        throw new Error('An event lacks what it must have.');
      events.push({
        uid: read('UID')![1],
        summary: textOf(read('SUMMARY')?.[1] ?? ''),
        location: textOf(read('LOCATION')?.[1] ?? ''),
        start,
        end: moment('DTEND'),
      });
      open = null;
    } else if (open?.has(name)) throw new Error(`Said twice: ${name}`);
    else open?.set(name, [parameters ?? '', value ?? '']);
  }
  return events;
}
