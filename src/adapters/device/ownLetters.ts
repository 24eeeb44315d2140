import { whenIdle } from './whenIdle.ts';

/** The portal's own letters: 60 KB that the first screen does not wait for; others of the same measure stand there before (006). */
export async function showOwnLetters(): Promise<void> {
  await whenIdle();
  document.documentElement.dataset['letters'] = '';
}
