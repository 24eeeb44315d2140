/** Before each file of views. What it imports is loaded once a worker, and so wraps the waits once. */
import { beforeEach } from 'vitest';
import './steadyScreen.ts';
import { clearCachedAnswers } from '../../../src/adapters/http/client.ts';

// Files of views share a worker: what one was answered is no answer for the next, also when it came late.
beforeEach(() => clearCachedAnswers());
