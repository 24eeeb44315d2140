import type { Health } from '../../src/contract/site/site.ts';
import type { SiteSnapshot } from './siteMachine.ts';

export type SiteScreen = 'splash' | 'closed' | 'disabled' | 'maintenance' | 'failed' | 'open';

/**
 * What the whole screen shows; `open` is the site itself. The health check takes precedence, then 404, then maintenance
 * (Q2.10.a).
 */
export function screen(snapshot: SiteSnapshot): SiteScreen {
  if (snapshot.matches({ health: 'closed' })) return 'closed';
  for (const state of ['disabled', 'maintenance', 'failed'] as const)
    if (snapshot.matches({ config: state })) return state;
  return isOpen(snapshot) ? 'open' : 'splash';
}

/** Whether the configuration lets the site open, even while an earlier one is being renewed. */
export const isOpen = (snapshot: SiteSnapshot): boolean =>
  (['open', 'renewing', 'renewed'] as const).some((state) => snapshot.matches({ config: state }));

export const config = ({ context }: SiteSnapshot) => context.config;
export const health = ({ context }: SiteSnapshot) => context.health;

export interface MaintenanceNotice {
  title: string | null;
  ar_title?: string | null;
  message: string | null;
  ar_message?: string | null;
  webButtons?: Health['webButtons'];
}
/** The operator's maintenance notice: from the health check, else from the configuration. */
export const notice = ({ context: { health, config } }: SiteSnapshot): MaintenanceNotice | null =>
  health ?? config?.maintenance ?? null;
/** Whether the customer is checking if the maintenance is over. */
export const isRechecking = (snapshot: SiteSnapshot): boolean => snapshot.matches({ health: { closed: 'rechecking' } });
export const problem = ({ context }: SiteSnapshot) => context.problem;
