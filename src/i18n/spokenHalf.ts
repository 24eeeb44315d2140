import type { ClockTime } from './times.ts';

/**
 * `م` is a letter, `مساءً` is what is said; noon is no evening. What begins at midnight is said to be after it, so that
 * nobody comes a day late; what ends then, to end at it. English is read well as it stands.
 */
export function spokenHalf({ digits, half }: ClockTime, isEnd = false): string {
  const isTwelve = digits.startsWith('12');
  if (half === 'م') return isTwelve ? 'ظهرًا' : 'مساءً';
  if (half !== 'ص') return half;
  if (!isTwelve) return 'صباحًا';
  return isEnd && digits === '12:00' ? 'منتصف الليل' : 'بعد منتصف الليل';
}
