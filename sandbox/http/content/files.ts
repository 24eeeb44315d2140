/** Files that are sent before the form they belong to (R7.4). */
import { uploadTypes } from '../../../src/contract/forms/forms.ts';
import { transact } from '../../data/database.ts';
import {
  anyUpload,
  filesIn,
  isDeclared,
  attachFile,
  mediaTypes,
  nameFile,
  wrongType,
  type NamedFile,
} from '../../domain/files.ts';
import { handle, ok } from '../call.ts';

export const fileHandlers = handle({
  async saveFiles({ server, body, customer }) {
    const blobs = filesIn(body['preUpload[0]']);
    if (blobs.length === 0) throw wrongType(anyUpload);
    const declared = [body['types[]']].flat();
    const named: NamedFile[] = [];
    for (const blob of blobs) {
      const file = await nameFile(blob);
      const type = uploadTypes.find((each) => mediaTypes[each] === file.type)!;
      if (!declared.some((name) => isDeclared(type, name))) throw wrongType(anyUpload);
      named.push(file);
    }
    const stamp = server.clock.stamp();
    const files = await transact(server.database, (trx) =>
      Promise.all(named.map((file) => attachFile(trx, stamp, file, customer.id))),
    );
    return ok({ files });
  },
});
