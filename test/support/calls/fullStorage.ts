/** Local storage with so much room and no more, as a browser counts it: by the letters of keys and values. */
export function storageWithRoom(storage: Storage, room: number): Storage {
  const sizeBut = (key: string) =>
    Object.keys(storage)
      .filter((other) => other !== key)
      .reduce((sum, other) => sum + other.length + (storage.getItem(other) ?? '').length, 0);
  const most = sizeBut('') + room;
  const setItem = (key: string, text: string) => {
    if (sizeBut(key) + key.length + text.length > most) throw new DOMException('no room', 'QuotaExceededError');
    storage.setItem(key, text);
  };
  return new Proxy(storage, { get: (_, name) => (name === 'setItem' ? setItem : Reflect.get(storage, name)) });
}
