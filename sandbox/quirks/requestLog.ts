/** What the portal asked: enough for tests and QA, without secrets (no bodies' values, no Authorization). */
export interface LoggedRequest {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string[]>;
  readonly headers: Record<string, string>;
  readonly bodyKeys: readonly string[];
  readonly status: number;
}

export interface RequestLog {
  add(request: LoggedRequest): void;
  list(): readonly LoggedRequest[];
  clear(): void;
}

const kept = 500;

export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = [];
  return {
    add(request) {
      requests.push(request);
      if (requests.length > kept) requests = requests.slice(-kept);
    },
    list: () => requests,
    clear() {
      requests = [];
    },
  };
}
