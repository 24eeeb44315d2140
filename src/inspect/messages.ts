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

/** The page asks why the slots of the booking that runs are offered or not. */
export const slotsWanted = { type: 'slots.wanted' } as const;
export const SlotsWanted = v.object({ type: v.literal(slotsWanted.type) });

/** Every start of the day beside every facility; no reason means that it is offered. */
const Explained = v.object({
  title: v.string(),
  facilities: v.array(v.string()),
  rows: v.array(v.object({ start: v.string(), cells: v.array(v.array(v.string())) })),
});
export type ExplainedDay = v.InferOutput<typeof Explained>;
/** null while no booking has a day. */
export const SlotsExplained = v.object({ type: v.literal('slots.explained'), day: v.nullable(Explained) });
