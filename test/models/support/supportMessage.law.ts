/**
 * The law of a message to the operator, from Q7.6.r, R2.2.5, R5.4.9 and R8.1.6: nothing is lost before it has arrived,
 * and it arrives once.
 */
import { createEmptyActor } from 'xstate';
import { supportMessageMachine } from '../../../machines/support/supportMessageMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

const nothing = { subject: '', category: '', message: '' };
const lights = { subject: 'Lights', category: '', message: 'Too early off.' };
const thanks = { subject: '', category: '', message: 'Thank you.' };
const fiveMegabytes = 5 * 1024 * 1024;
const fileOf = (name: string, kind: string | null, size = 1_000) => ({ name, size, kind, blob: { name } });

const change = (changes: object) => ({ type: 'draft.change', changes });
const add = (file: object) => ({ type: 'file.add', file });
const remove = (position: number) => ({ type: 'file.remove', position });
const send = { type: 'message.send' };
const plan = fileOf('plan.pdf', 'pdf', fiveMegabytes);
const photo = fileOf('photo.png', 'png');
const movie = fileOf('movie.gif', null);
const scan = fileOf('scan.pdf', 'pdf', fiveMegabytes + 1);
const arrived = done('sendMessage', { requestId: 7 });
const cut = failed('sendMessage', new ConnectionError());
const refused = failed('sendMessage', new RefusedError('tooLong', 'That is too long.', 422));
const isClosed = failed('sendMessage', new RefusedError('supportClosed', 'This request is closed', 409));

const lost = { code: 'lost', message: null };
const tooLong = { code: 'tooLong', message: 'That is too long.' };
const closed = { code: 'supportClosed', message: 'This request is closed' };
const noWords = { subject: 'subjectMissing', message: 'messageMissing' };

const keeps = (draft: object): Effect => ({ sends: { type: 'draft.changed', draft }, to: 'persistDraft' });
const forgets: Effect = { sends: { type: 'draft.done' }, to: 'persistDraft' };
const sends = (draft: object, files: object[] = [], id: string | null = null): Effect => ({
  starts: 'sendMessage',
  input: { id, draft, files },
});

const writing = { state: 'writing', runs: ['persistDraft'] } as const;
const sending = { state: 'sending', runs: ['persistDraft', 'sendMessage'], tags: ['busy'] } as const;
const written = [change(lights)];
const five = ['1', '2', '3', '4', '5'].map((name) => fileOf(`${name}.png`, 'png'));

const newRequest: Record<string, Situation> = {
  empty: {
    by: [],
    ...writing,
    knows: { draft: nothing, files: [], faults: null, refusedFile: null, problem: null, requestId: null },
  },
  faulty: { by: [send], ...writing, knows: { faults: noWords } },
  corrected: { by: [send, change(lights)], ...writing, knows: { draft: lights, faults: {} } },
  written: { by: written, ...writing, knows: { draft: lights } },
  withFile: { by: [...written, add(plan)], ...writing, knows: { files: [plan] } },
  full: { by: [...written, ...five.map(add)], ...writing, knows: { files: five } },
  /** A file that cannot be attached is reported, and the others stay. */
  fileRefused: {
    by: [...written, add(plan), add(movie)],
    ...writing,
    knows: { files: [plan], refusedFile: { name: 'movie.gif', fault: 'fileType' } },
  },
  sending: { by: [...written, add(plan), send], ...sending, knows: { draft: lights, files: [plan] } },
  notSent: {
    by: [...written, add(plan), send, cut],
    ...writing,
    knows: { draft: lights, files: [plan], problem: lost },
  },
  sent: { by: [...written, send, arrived], state: 'sent', runs: ['persistDraft'], knows: { requestId: 7 } },
};

const open = ['empty', 'faulty', 'corrected', 'written', 'withFile', 'full', 'fileRefused', 'notSent'];
const but = (...names: string[]) => open.filter((name) => !names.includes(name));

const rows: readonly Row[] = [
  // Input is persisted at once; faults are shown after an attempt to send, and cleared once mended.
  {
    law: 'Q7.6.r',
    in: ['empty'],
    on: change(lights),
    changes: { draft: lights },
    does: [keeps(lights)],
  },
  {
    law: 'Q5.1.b',
    in: ['faulty'],
    on: change(lights),
    changes: { draft: lights, faults: {} },
    does: [keeps(lights)],
  },
  { law: 'Q7.6.r', in: but('empty', 'faulty'), on: change(lights), does: [keeps(lights)] },
  {
    law: 'Q5.1.b',
    in: ['corrected'],
    on: change({ message: '  ' }),
    changes: { draft: { ...lights, message: '  ' }, faults: { message: 'messageMissing' } },
    does: [keeps({ ...lights, message: '  ' })],
  },
  {
    law: 'Q7.6.r',
    in: but('empty', 'faulty', 'corrected'),
    on: change({ message: '  ' }),
    changes: { draft: { ...lights, message: '  ' } },
    does: [keeps({ ...lights, message: '  ' })],
  },
  {
    law: 'Q7.6.r',
    in: ['empty', 'faulty'],
    on: change({ message: '  ' }),
    changes: { draft: { ...nothing, message: '  ' } },
    does: [keeps({ ...nothing, message: '  ' })],
  },
  { law: 'Q7.6.r', in: ['empty'], on: send, changes: { faults: noWords } },
  { law: 'Q7.6.r', in: ['faulty'], on: send },

  // Pictures and PDF, five at most, none above 5 MB (R5.4.9).
  ...[plan, photo].flatMap((file): Row[] => [
    { law: 'R5.4.9', in: ['empty', 'faulty', 'corrected', 'written'], on: add(file), changes: { files: [file] } },
    { law: 'R5.4.9', in: ['withFile', 'notSent'], on: add(file), changes: { files: [plan, file] } },
    { law: 'R5.4.9', in: ['fileRefused'], on: add(file), changes: { files: [plan, file], refusedFile: null } },
    {
      law: 'R5.4.9',
      in: ['full'],
      on: add(file),
      changes: { refusedFile: { name: file.name, fault: 'filesMany' } },
    },
  ]),
  {
    law: 'R5.4.9',
    in: but('full', 'fileRefused'),
    on: add(movie),
    changes: { refusedFile: { name: 'movie.gif', fault: 'fileType' } },
  },
  { law: 'R5.4.9', in: ['fileRefused'], on: add(movie) },
  { law: 'R5.4.9', in: ['full'], on: add(movie), changes: { refusedFile: { name: 'movie.gif', fault: 'filesMany' } } },
  {
    law: 'R5.4.9',
    in: but('full'),
    on: add(scan),
    changes: { refusedFile: { name: 'scan.pdf', fault: 'fileLarge' } },
  },
  { law: 'R5.4.9', in: ['full'], on: add(scan), changes: { refusedFile: { name: 'scan.pdf', fault: 'filesMany' } } },
  { law: 'Q7.6.r', in: ['withFile', 'notSent'], on: remove(0), changes: { files: [] } },
  { law: 'Q7.6.r', in: ['fileRefused'], on: remove(0), changes: { files: [], refusedFile: null } },
  { law: 'Q7.6.r', in: ['full'], on: remove(0), changes: { files: five.slice(1) } },

  { law: 'Q7.6.r', in: ['written'], on: send, to: 'sending', does: [sends(lights)] },
  { law: 'Q7.6.r', in: ['corrected'], on: send, to: 'sending', changes: { faults: null }, does: [sends(lights)] },
  { law: 'Q7.6.r', in: ['full'], on: send, to: 'sending', does: [sends(lights, five)] },
  { law: 'Q7.6.r', in: ['withFile'], on: send, to: 'sending', does: [sends(lights, [plan])] },
  {
    law: 'Q7.6.r',
    in: ['fileRefused'],
    on: send,
    to: 'sending',
    changes: { refusedFile: null },
    does: [sends(lights, [plan])],
  },
  {
    law: 'R8.1.6',
    in: ['notSent'],
    on: send,
    to: 'sending',
    changes: { problem: null },
    does: [sends(lights, [plan])],
  },
  { law: 'Q7.6.r', in: ['sending'], on: arrived, to: 'sent', changes: { requestId: 7 }, does: [forgets] },
  // Whatever is refused, text and files stay.
  { law: 'R8.1.6', in: ['sending'], on: cut, to: 'writing', changes: { problem: lost } },
  { law: 'R8.1.6', in: ['sending'], on: refused, to: 'writing', changes: { problem: tooLong } },
  { law: 'R8.1.6', in: ['sending'], on: isClosed, to: 'writing', changes: { problem: closed } },
];

export const request: Law = {
  machine: supportMessageMachine,
  begins: [{ starts: 'persistDraft', input: undefined }],
  input: { reply: null, draft: nothing },
  callbackActors: ['persistDraft'],
  situations: newRequest,
  rows,
  refused: [remove(5), remove(-1)],
};

const thread = createEmptyActor();
const said = { id: 4, author: 'Layla', from_operator: false, message: 'Thank you.', date: '2026-11-20 10:00:00' };
const delivered = done('sendMessage', { reply: said });
const thanked = [change(thanks), send];
const begun = { draft: nothing, files: [] };

/** A reply: its thread has it at once, and the next may be written. */
export const reply: Law = {
  machine: supportMessageMachine,
  begins: [{ starts: 'persistDraft', input: undefined }],
  // R8.1.6: what a reload left behind is there.
  input: { reply: { id: '7', supportThread: thread }, draft: thanks },
  callbackActors: ['persistDraft'],
  situations: {
    kept: { by: [], ...writing, knows: { draft: thanks, isDelivered: false } },
    sending: { by: thanked, ...sending, knows: { draft: thanks } },
    withFile: { by: [add(photo), send], ...sending, knows: { files: [photo] } },
    delivered: { by: [...thanked, delivered], ...writing, knows: { ...begun, isDelivered: true } },
    /** Sent again without any text. */
    wordless: {
      by: [...thanked, delivered, send],
      ...writing,
      knows: { faults: { message: 'messageMissing' }, isDelivered: false },
    },
  },
  rows: [
    { law: 'Q7.6.r', in: ['kept'], on: send, to: 'sending', does: [sends(thanks, [], '7')] },
    {
      law: 'Q7.6.r',
      in: ['sending'],
      on: delivered,
      to: 'delivered',
      changes: { draft: nothing, isDelivered: true },
      does: [forgets, { sends: { type: 'reply.sent', reply: said }, to: thread.id }],
    },
    {
      law: 'Q7.6.r',
      in: ['withFile'],
      on: delivered,
      to: 'delivered',
      changes: { ...begun, isDelivered: true },
      does: [forgets, { sends: { type: 'reply.sent', reply: said }, to: thread.id }],
    },
    // It was closed meanwhile: the thread says so as well.
    {
      law: 'Q7.6.r',
      in: ['sending', 'withFile'],
      on: isClosed,
      to: 'writing',
      changes: { problem: closed },
      does: [{ sends: { type: 'thread.reload' }, to: thread.id }],
    },
    { law: 'R8.1.6', in: ['sending', 'withFile'], on: cut, to: 'writing', changes: { problem: lost } },
    { law: 'R8.1.6', in: ['sending', 'withFile'], on: refused, to: 'writing', changes: { problem: tooLong } },
    {
      law: 'Q7.6.r',
      in: ['delivered'],
      on: send,
      changes: { faults: { message: 'messageMissing' }, isDelivered: false },
    },
    { law: 'Q7.6.r', in: ['wordless'], on: send },
    { law: 'Q7.6.r', in: ['kept'], on: change(thanks), does: [keeps(thanks)] },
    {
      law: 'Q7.6.r',
      in: ['delivered'],
      on: change(thanks),
      changes: { draft: thanks, isDelivered: false },
      does: [keeps(thanks)],
    },
    {
      law: 'Q5.1.b',
      in: ['wordless'],
      on: change(thanks),
      changes: { draft: thanks, faults: {} },
      does: [keeps(thanks)],
    },
    { law: 'R5.4.9', in: ['kept', 'wordless'], on: add(photo), changes: { files: [photo] } },
    { law: 'R5.4.9', in: ['delivered'], on: add(photo), changes: { files: [photo], isDelivered: false } },
  ],
};
