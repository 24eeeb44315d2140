/** A "no" given by the operator's server or by one of our rules. Views translate the code or show the server's message. */
export class RefusedError extends Error {
  readonly code: string;
  /** HTTP status, when the server said no. */
  readonly status: number | undefined;
  /** What the server adds to its no, unread; whoever knows the code parses it. */
  readonly data: unknown;
  /** Milliseconds until it makes sense to ask again, when the server said so. */
  readonly retryAfter: number | null;
  /** The input at fault, as the server calls it. */
  readonly field: string | null;

  constructor(
    code: string,
    message = code,
    status?: number,
    data: unknown = null,
    retryAfter: number | null = null,
    field: string | null = null,
  ) {
    super(message);
    this.name = 'RefusedError';
    this.code = code;
    this.status = status;
    this.data = data;
    this.retryAfter = retryAfter;
    this.field = field;
  }
}

/** The server could not be reached: trying again makes sense, the outcome is unknown. */
export class ConnectionError extends Error {
  constructor(message = 'connection lost') {
    super(message);
    this.name = 'ConnectionError';
  }
}

/** The server was reached and failed, or did not answer in time; what it did is as unknown as when the connection is lost. */
export class ServerFailed extends ConnectionError {
  /** The server's own words, when it failed with some. */
  readonly said: string | null;

  constructor(said: string | null = null) {
    super(said ?? 'server failed');
    this.name = 'ServerFailed';
    this.said = said;
  }
}

/** An answer came that nobody can read: it is no JSON, or not what was agreed upon. */
export class NotUnderstood extends Error {}

/** The part of an error that a machine may keep: a code, and the server's own words if it gave any. */
export interface Problem {
  code: string;
  message: string | null;
  /** Numbers of the sentence, where it has some. */
  values?: Readonly<Record<string, number>>;
}

/** Reduces any error to what a machine keeps; a defect keeps its cause out of the snapshot. */
export function toProblem(error: unknown): Problem {
  if (error instanceof RefusedError)
    return { code: error.code, message: error.message === error.code ? null : error.message };
  if (error instanceof ServerFailed) return { code: 'serverFailed', message: error.said };
  if (error instanceof ConnectionError) return { code: 'lost', message: null };
  if (error instanceof NotUnderstood) return { code: 'notUnderstood', message: null };
  return { code: 'unexpected', message: null };
}
