/** Secrets that are handed out once and kept as hashes. */
import { createHash, randomBytes } from 'node:crypto';

/** URL-safe random text; 24 bytes are 192 bits. */
export const randomToken = (bytes = 24): string => randomBytes(bytes).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
