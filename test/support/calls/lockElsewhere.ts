/** Another tab has the lock of that name. Returns what lets go of it. */
export async function lockElsewhere(name: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  void navigator.locks.request(name, () => {
    held.resolve();
    return over.promise;
  });
  await held.promise;
  return over.resolve;
}
