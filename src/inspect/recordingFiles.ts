/** Recordings as files: asked of the portal and saved, chosen and read. */
import * as v from 'valibot';
import { RecordingFile, recordingWanted, RecordingSent } from './messages.ts';
import type { Recording } from './recording.ts';

/** Asks the portal that opened this page for its recording and saves it. Nothing happens when it has been closed. */
export function saveRecording(portal: Window | null): void {
  const { origin } = globalThis.location;
  const listen = new AbortController();
  globalThis.addEventListener(
    'message',
    ({ origin: sender, data }) => {
      if (sender !== origin || !v.is(RecordingSent, data)) return;
      listen.abort();
      save(data.recording);
    },
    { signal: listen.signal },
  );
  portal?.postMessage(recordingWanted, origin);
}

function save(recording: Recording): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(recording, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `portal-${recording.startedAt.replace(/[:.]/g, '-')}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** @throws when the text is no recording; the message names the field at fault */
export function readRecording(text: string): Recording {
  const parsed = v.safeParse(RecordingFile, JSON.parse(text));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'The file'}: ${issue.message}`);
}
