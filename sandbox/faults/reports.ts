/** What the portal's reporter sent: the sandbox stands in for the service that collects errors. It lives in this process only. */
export interface CollectedReport {
  readonly at: string;
  /** event, transaction, session, replay_event, replay_recording … */
  readonly type: string;
  /** What was sent, as text. */
  readonly text: string;
}

export interface Reports {
  add(envelope: string): void;
  list(): readonly CollectedReport[];
  clear(): void;
}

const kept = 200;

interface ItemHeader {
  readonly type?: unknown;
  readonly length?: unknown;
}

function headerIn(line: string): ItemHeader | null {
  try {
    const header = JSON.parse(line) as unknown;
    return typeof header === 'object' ? header : null;
  } catch {
    return null;
  }
}

/** The items of an envelope: a line that says what it is, and a line or so many bytes of it. */
export function itemsIn(envelope: string): { type: string; text: string }[] {
  const items: { type: string; text: string }[] = [];
  let rest = envelope.slice(envelope.indexOf('\n') + 1);
  while (rest.trim() !== '') {
    const end = rest.indexOf('\n');
    const header = headerIn(end === -1 ? rest : rest.slice(0, end));
    if (header === null || end === -1) break;
    const bytes = Buffer.from(rest.slice(end + 1));
    const line = bytes.indexOf('\n');
    const length = typeof header.length === 'number' ? header.length : line === -1 ? bytes.length : line;
    items.push({ type: String(header.type), text: bytes.subarray(0, length).toString() });
    rest = bytes.subarray(length + 1).toString();
  }
  return items;
}

export function createReports(): Reports {
  let reports: CollectedReport[] = [];
  return {
    add(envelope) {
      const at = new Date().toISOString();
      reports = [...reports, ...itemsIn(envelope).map((item) => ({ at, ...item }))].slice(-kept);
    },
    list: () => reports,
    clear() {
      reports = [];
    },
  };
}
