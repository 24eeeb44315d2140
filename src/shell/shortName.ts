import type { User } from '../contract/customers/customers.ts';
import { letters, nameOf } from './personName.ts';

const most = 10;

/** The name as a small screen shows it: ten letters of it, and a sign that there are more (R2.6.1, R9.3.11). */
export function shortName(user: User): string {
  const all = letters(nameOf(user));
  return all.length > most ? `${all.slice(0, most).join('').trimEnd()}…` : all.join('');
}
