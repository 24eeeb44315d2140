/**
 * Runs before each file that replaces modules: the worker and what comes from packages stay, all of the project is loaded
 * anew. What was replaced for the file before is forgotten by then.
 */
import { vi } from 'vitest';

vi.resetModules();
