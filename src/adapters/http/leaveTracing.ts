/** From now on the reporter adds a trace of its own to requests. */
export function leaveTracing(): void {
  Reflect.deleteProperty(globalThis, '__trace');
}
