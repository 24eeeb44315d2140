/** Changing one's password while logged in (addition `password`, Q7.7.d). */
import * as v from 'valibot';
import { Flag } from '../wire/wire.ts';

/** GET: whether there is one; who logs in by code or provider alone has none, and gets one as if it were forgotten. */
export const PasswordState = v.object({ is_set: Flag });
export type PasswordState = v.InferOutput<typeof PasswordState>;

/** POST: the strength of the new one is the server's to judge, too (R5.2.5). */
export const PasswordChange = v.object({
  old_password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  password: v.string(),
  confirm_password: v.string(),
});
