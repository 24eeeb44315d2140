/** What the sandbox has sent. */
import type { SandboxUnderTest } from './sandbox.ts';

export interface Message {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly link: string | null;
}

/** Newest first. */
export const messages = async (sandbox: SandboxUnderTest): Promise<Message[]> =>
  (await sandbox.control('GET', '/inbox')) as Message[];

/** The newest code to that number or address. */
export async function lastCode(sandbox: SandboxUnderTest, recipient: string): Promise<string> {
  const message = (await messages(sandbox)).find((each) => each.recipient === recipient);
  const code = /(?<!\d)\d{6}(?!\d)/.exec(message?.body ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${recipient}.`);
  return code;
}

/** A code that is certainly not that one. */
export const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
