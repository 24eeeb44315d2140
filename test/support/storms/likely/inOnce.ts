/** What somebody is likely to do next where something is said once. */
import type { OncePage } from '../asking/oncePages.ts';
import { inviteTokens } from '../server/asking/saidOnce.ts';
import type { Tab } from '../tab.ts';
import { comings, type Likely } from './comings.ts';

const away: Likely = [['leave', 2], ...comings];

function inInvite({ actor, token }: Extract<OncePage, { name: 'invite' }>): Likely {
  const snapshot = actor.getSnapshot();
  if (snapshot.matches('failed')) return [['reloadInvite', 6], ...away];
  if (!snapshot.matches('open')) return [['openInvite', 4, 0], ...away];
  const which = Math.max(
    0,
    inviteTokens.findIndex((one) => one === token),
  );
  return [
    ['answerInvite', 16],
    ['answerInviteElsewhere', 4, which],
    ['answerInviteElsewhere', 4, which + 2],
    ['lookAway', 8],
    ['reload', 2],
    ...away,
  ];
}

export function inOnce(_: Tab, page: OncePage): Likely {
  if (page.name === 'invite') return inInvite(page);
  if (page.name === 'sendAgain')
    return page.actor.getSnapshot().matches('sent')
      ? [['wantOther', 8], ...away]
      : [['wantAgain', 12], ['wantAgain', 8, 0], ...away];
  if (page.actor.getSnapshot().matches('awaitingApproval')) return [['openLogin', 4], ...away];
  return [['typePartner', 8], ['signUpPartner', 12], ['reload', 4], ['openRegistration', 1], ...away];
}
