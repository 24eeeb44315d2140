/** Who does not want to see what they usually book, until they log out. */
import * as v from 'valibot';
import { persistedItem } from './storage.ts';

export const persistedUsual = persistedItem('local', 'usual_hidden', 1, v.string());
