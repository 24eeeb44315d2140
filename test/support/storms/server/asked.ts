/** A call as it reaches the storms' server, and what is answered to it. */
export interface Asked {
  method: string;
  path: string;
  token: string | null;
  /** Idempotency-Key. */
  key: string | null;
  orderKey: string | null;
  query: URLSearchParams;
  body: unknown;
}

export interface Reply {
  status: number;
  body: unknown;
}

export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly data: unknown;
  constructor(status: number, code: string, data: unknown = null) {
    super(code);
    this.status = status;
    this.code = code;
    this.data = data;
  }
}
