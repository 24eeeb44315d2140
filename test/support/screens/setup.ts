/** Runs before each file of views. Its imports are loaded once a worker, so the waits are wrapped once. */
import { beforeEach } from 'vitest';
import './plainElements.ts';
import './steadyScreen.ts';
import { startFrames } from '../steadyFrames.ts';
import { clearCachedAnswers } from '../../../src/adapters/http/client.ts';

// Files of views share a worker: cached answers of one must not reach the next.
beforeEach(() => clearCachedAnswers());

startFrames();
