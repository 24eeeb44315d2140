import type { Sport } from './sport.ts';

/** About the colour a drawing of that court will have: what stands in its place until it is drawn. */
const grounds: Readonly<Record<Sport, string>> = {
  football: '#3f7f3a',
  fives: '#3f7f3a',
  padel: '#1d5ea8',
  tennis: '#2c5d9e',
  basketball: '#c99a5b',
  swimming: '#6fb7c6',
  cricket: '#4a8a40',
  badminton: '#2f7a5b',
  volleyball: '#d9b985',
  athletics: '#b4563a',
  gym: '#45474b',
  climbing: '#cfc7b9',
};

export const groundOf = (sport: Sport | undefined): string => grounds[sport ?? 'fives'];
