/** Invariants of a picture that is cut: none is used that was not confirmed, and none is refused without a word (R3.7.10, I24). */
import type { Tab } from '../../tab.ts';
import { tally } from '../../tally.ts';

export function pictureFaults(tab: Tab): string[] {
  const page = tab.page();
  if (page.name !== 'profile' && page.name !== 'relative') return [];
  const { picture } = page;
  const snapshot = picture.actor.getSnapshot();
  const { source, problem } = snapshot.context;
  const found = picture.strays.splice(0).map((name) => `R3.7.10: “${name}” is taken, and nobody has confirmed it`);
  if (snapshot.matches('cropping') && source === null) found.push('I24: a picture is cut, and there is none');
  if (picture.reading === null || snapshot.matches('reading')) return found;
  tally(`R3.7.10: a picture was ${snapshot.matches('resting') ? 'refused' : 'read'}`);
  if (snapshot.matches('resting') && problem === null)
    found.push(`R3.7.10: “${picture.reading}” cannot be read, and nobody says so`);
  if (source !== null && source.address !== picture.reading)
    found.push(`R3.7.10: “${picture.reading}” was chosen, and “${source.address}” is cut`);
  picture.reading = null;
  return found;
}
