/**
 * The law of choosing and cropping a picture, from R3.7.10, R5.4.9 and R8.1.6: it is used once confirmed, and unreadable
 * files are refused.
 */
import { pictureMachine } from '../../../machines/picture/pictureMachine.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

const file = { name: 'layla.jpg' };
/** Twice as wide as high: it can be moved to the sides alone, until it is enlarged. */
const source = { address: 'blob:1', width: 400, height: 200 };
const cutOut = { blob: new Blob(['cut']), address: 'blob:2' };

const choose = { type: 'picture.choose', file };
const wasRead = done('readPicture', source);
const noPicture = failed('readPicture', new RefusedError('pictureInvalid'));
const move = { type: 'crop.move', by: { x: 0.25, y: 0.25 } };
const place = { type: 'crop.place', at: { x: 1 } };
const enlarge = { type: 'crop.zoom', zoom: 2 };
const confirm = { type: 'crop.confirm' };
const dismiss = { type: 'crop.dismiss' };
const wasCut = done('cutPicture', cutOut);
const notCut = failed('cutPicture', new RefusedError('pictureUnreadable'));

const whole = { x: 0.5, y: 0.5, zoom: 1 };
const invalid = { code: 'pictureInvalid', message: null };
const unreadable = { code: 'pictureUnreadable', message: null };
const reads: Effect = { starts: 'readPicture', input: { file } };
const cuts = (left: number, top: number, side: number): Effect => ({
  starts: 'cutPicture',
  input: { address: 'blob:1', square: { left, top, side } },
});
const reading = { state: 'reading', runs: ['readPicture'], tags: ['busy'] } as const;
const cutting = { state: 'cutting', runs: ['cutPicture'], tags: ['busy'] } as const;

export const picture: Law = {
  machine: pictureMachine,
  begins: [],
  situations: {
    resting: { by: [], state: 'resting', knows: { source: null, problem: null } },
    refused: { by: [choose, noPicture], state: 'resting', knows: { source: null, problem: invalid } },
    reading: { by: [choose], ...reading, knows: { source: null, problem: null } },
    cropping: { by: [choose, wasRead], state: 'cropping', knows: { source, crop: whole } },
    enlarged: { by: [choose, wasRead, enlarge], state: 'cropping', knows: { crop: { ...whole, zoom: 2 } } },
    notCut: { by: [choose, wasRead, confirm, notCut], state: 'cropping', knows: { source, problem: unreadable } },
    cutting: { by: [choose, wasRead, confirm], ...cutting, knows: { source, problem: null } },
  },
  rows: [
    { law: 'R3.7.10', in: ['resting'], on: choose, to: 'reading', does: [reads] },
    { law: 'R8.1.6', in: ['refused'], on: choose, to: 'reading', changes: { problem: null }, does: [reads] },
    { law: 'R5.4.9', in: ['reading'], on: noPicture, to: 'resting', changes: { problem: invalid } },
    { law: 'R3.7.10', in: ['reading'], on: wasRead, to: 'cropping', changes: { source } },
    // A quarter of a frame to the right: 50 of 200 pixels, of the 100 left of the frame. There is none above.
    { law: 'R3.7.10', in: ['cropping', 'notCut'], on: move, changes: { crop: { x: 0.25, y: 0.5, zoom: 1 } } },
    // The frame now shows 100 pixels: 25 to the right, of 150; 25 down, of 50.
    { law: 'R3.7.10', in: ['enlarged'], on: move, changes: { crop: { x: 125 / 300, y: 0.25, zoom: 2 } } },
    { law: 'R3.7.10', in: ['cropping', 'notCut'], on: place, changes: { crop: { x: 1, y: 0.5, zoom: 1 } } },
    { law: 'R3.7.10', in: ['enlarged'], on: place, changes: { crop: { x: 1, y: 0.5, zoom: 2 } } },
    { law: 'R3.7.10', in: ['cropping', 'notCut'], on: enlarge, changes: { crop: { ...whole, zoom: 2 } } },
    { law: 'R3.7.10', in: ['enlarged'], on: enlarge },
    { law: 'R3.7.10', in: ['cropping'], on: confirm, to: 'cutting', does: [cuts(100, 0, 200)] },
    { law: 'R3.7.10', in: ['enlarged'], on: confirm, to: 'cutting', does: [cuts(150, 50, 100)] },
    {
      law: 'R8.1.6',
      in: ['notCut'],
      on: confirm,
      to: 'cutting',
      changes: { problem: null },
      does: [cuts(100, 0, 200)],
    },
    { law: 'R3.7.10', in: ['cropping', 'enlarged'], on: dismiss, to: 'resting', changes: { source: null } },
    { law: 'R3.7.10', in: ['notCut'], on: dismiss, to: 'resting', changes: { source: null, problem: null } },
    { law: 'R8.1.6', in: ['cutting'], on: notCut, to: 'cropping', changes: { problem: unreadable } },
    {
      law: 'R3.7.10',
      in: ['cutting'],
      on: wasCut,
      to: 'resting',
      changes: { source: null },
      does: [{ emits: { type: 'picture.taken', picture: cutOut } }],
    },
  ],
};
