import { whenIdle } from './whenIdle.ts';

/**
 * The portal's own fonts: 60 KB that the first screen does not wait for; fonts of the system with the same measures
 * stand in (006). They are swapped when all are loaded: half of them would add a line and take it away again.
 */
export async function showOwnLetters(): Promise<void> {
  await whenIdle();
  const { fonts, documentElement: root } = document;
  await Promise.allSettled([
    fonts.load("1em 'Archivo Variable'"),
    root.lang === 'ar' ? fonts.load("1em 'Alexandria Variable'", 'ا') : undefined,
  ]);
  // Without that file they come all at once.
  await import('./lettersByRegion.ts').then((own) => own.setByRegion()).catch(() => undefined);
  root.dataset['letters'] = '';
}
