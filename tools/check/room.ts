/** Whether the tests may run beside the journeys: each alone leaves between an eighth and a fifth of two cores idle. */

/** Both at a time take up to ten gigabytes. */
const enough = 14 * 2 ** 30;

/**
 * @param total of the machine, in bytes
 * @param allowed what its container may use of it; 0 where nobody set a limit, or no one can say
 */
export const hasRoomBeside = (total: number, allowed: number): boolean => Math.min(total, allowed || total) > enough;
