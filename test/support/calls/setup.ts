/** Runs before each file of rules. Its import is loaded once a worker, so stubs are wrapped once. */
import { aroundEach } from 'vitest';
import { startFrames } from '../steadyFrames.ts';
import { runMarked } from './leftCalls.ts';

aroundEach((run) => runMarked(run));

startFrames();
