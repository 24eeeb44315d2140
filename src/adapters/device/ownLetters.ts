import { whenIdle } from './whenIdle.ts';

/**
 * The portal's own letters: 60 KB that the first screen does not wait for; others of the same measure stand there before
 * (006). They change places when they are all there: half of them would take another line and give it back.
 */
export async function showOwnLetters(): Promise<void> {
  await whenIdle();
  const { fonts, documentElement: root } = document;
  await Promise.allSettled([
    fonts.load("1em 'Archivo Variable'"),
    root.lang === 'ar' ? fonts.load("1em 'Alexandria Variable'", 'ا') : undefined,
  ]);
  root.dataset['letters'] = '';
}
