import { ConnectionError } from '../../../machines/shared/problem.ts';

/** Fetches a picture before it is shown; returns its address. @throws ConnectionError when there is none */
export async function loadPicture(address: string): Promise<string> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } catch {
    throw new ConnectionError();
  }
  return address;
}
