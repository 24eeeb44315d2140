/** Invariants of an account that is deleted: by one press, with nothing left of its customer, and nobody else signed out (Q7.7.g). */
import { isErasure } from '../server/asked.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';
import { ownerName } from '../who.ts';

/** What is left of that customer in the browser. */
const remainsOf = ({ stores }: Tab, id: number): string[] =>
  [...stores.session.entries(), ...stores.local.entries()]
    .filter(([, text]) => new RegExp(`customer ${id}\\b|"id":${id}\\b`).test(text))
    .map(([key]) => key);

export function watchErasures(tab: Tab): () => string[] {
  /** Who was there when it was looked at last, with how much in their cart. */
  let before = { owner: 'nobody', lines: 0 };
  let looked = 0;

  function answerFaults(): string[] {
    const come = tab.answers.slice(looked).filter(({ asked, reply }) => isErasure(asked) && reply.status === 200);
    looked = tab.answers.length;
    return come.flatMap(({ asked }) => {
      const gone = tab.shop.erasures.erased.find(({ token }) => token === asked.token);
      if (gone === undefined || tab.cart() === null) return [];
      const here = ownerName(tab);
      if (before.owner.startsWith('customer') && before.owner !== `customer ${gone.id}`) {
        tally('Q7.7.g: an account is gone, and somebody else is there');
        return here === before.owner && tab.cart()?.getSnapshot().context.lines.length === before.lines
          ? []
          : [`Q7.7.g: ${before.owner} was there, and the deletion of customer ${gone.id} has taken what is theirs`];
      }
      tally('Q7.7.g: an account is gone');
      return [
        ...(here === `customer ${gone.id}` ? [`Q7.7.g: ${here} is still there, and their account is gone`] : []),
        ...remainsOf(tab, gone.id).map((key) => `Q7.7.g: customer ${gone.id} is gone, and “${key}” is kept of them`),
      ];
    });
  }

  return () => {
    const { erasures, shop } = tab;
    const found = answerFaults();
    before = { owner: ownerName(tab), lines: tab.cart()?.getSnapshot().context.lines.length ?? 0 };
    if (erasures.sent > erasures.pressed)
      found.push(`I13: ${erasures.sent} deletions were sent by ${erasures.pressed} presses`);
    const page = tab.page();
    if (page.name !== 'profile') return found;
    const snapshot = page.erasure.getSnapshot();
    if (snapshot.matches('hindered')) tally('Q7.7.g: something keeps an account');
    if (snapshot.matches('proving')) tally('Q7.7.g: a deletion asks for its proof');
    const id = Number(page.owner.replace('customer ', ''));
    if (snapshot.matches('erased') && !shop.erasures.isErased(id))
      found.push(`Q7.7.g: the account of ${page.owner} is told to be gone, and is not`);
    return found;
  };
}
