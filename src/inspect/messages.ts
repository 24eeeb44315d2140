/** What the portal and its inspector page say to each other beside the inspector's own messages. */
import * as v from 'valibot';

/** The page asks for the recording of everything since the portal started. */
export const recordingWanted = { type: 'recording.wanted' } as const;
export const RecordingWanted = v.object({ type: v.literal(recordingWanted.type) });

const moment = { at: v.number(), actor: v.string() };

/** A recording as it comes from a message or a file. */
export const RecordingFile = v.object({
  version: v.literal(1),
  startedAt: v.string(),
  entries: v.array(
    v.variant('kind', [
      v.object({ kind: v.literal('started'), ...moment }),
      v.object({ kind: v.literal('told'), ...moment, from: v.nullable(v.string()), event: v.unknown() }),
      v.object({ kind: v.literal('stands'), ...moment, status: v.string(), value: v.unknown(), context: v.unknown() }),
    ]),
  ),
});
export const RecordingSent = v.object({ type: v.literal('recording.sent'), recording: RecordingFile });
