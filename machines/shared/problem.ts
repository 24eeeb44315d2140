/** A refusal by the operator's server or by one of our rules. Views translate the code, or show the server's message. */
export class RefusedError extends Error {
  readonly code: string;
  /** The HTTP status, when the server refused. */
  readonly status: number | undefined;
  /** What the server adds to its refusal, unparsed; code that knows `code` parses it. */
  readonly data: unknown;
  /** Milliseconds until trying again makes sense, when the server said so. */
  readonly retryAfter: number | null;
  /** The field at fault, by the server's name. */
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

/** The server could not be reached: the outcome is unknown, and trying again makes sense. */
export class ConnectionError extends Error {
  constructor(message = 'connection lost') {
    super(message);
    this.name = 'ConnectionError';
  }
}

/** The server was reached and failed, or did not answer in time; the outcome is as unknown as after a lost connection. */
export class ServerFailed extends ConnectionError {
  /** The server's message, if it sent one. */
  readonly said: string | null;

  constructor(said: string | null = null) {
    super(said ?? 'server failed');
    this.name = 'ServerFailed';
    this.said = said;
  }
}

/** An answer that is not JSON, or not what the contract says. */
export class NotUnderstood extends Error {}

/** The part of an error that a machine may keep: a code, and the server's message if there is one. */
export interface Problem {
  code: string;
  message: string | null;
  /** Numbers that appear in the sentence. */
  values?: Readonly<Record<string, number>>;
}

/** Reduces any error to a problem; the cause of a defect stays out of the snapshot. */
export function toProblem(error: unknown): Problem {
  if (error instanceof RefusedError)
    return { code: error.code, message: error.message === error.code ? null : error.message };
  if (error instanceof ServerFailed) return { code: 'serverFailed', message: error.said };
  if (error instanceof ConnectionError) return { code: 'lost', message: null };
  if (error instanceof NotUnderstood) return { code: 'notUnderstood', message: null };
  return { code: 'unexpected', message: null };
}
