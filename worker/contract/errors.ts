/** Every error code a response can carry, with its HTTP status. Source: product decisions §5. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  INVALID_URL: 400,
  TARGET_REFUSED: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  NOT_READY: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  ANALYSIS_FAILED: 422,
  TOO_MANY: 429,
  INTERNAL: 500,
  PAYMENT_PROVIDER: 502,
  CONFIG: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every error response. `message` is one sentence a visitor may read. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  requestId: string;
}

/** Ends a request. `message` is public; `detail` and `cause` go to the log only. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: string | undefined;
  /** Seconds; becomes the Retry-After header. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: ErrorCode,
    publicMessage: string,
    options: { cause?: unknown; detail?: string; retryAfterS?: number } = {},
  ) {
    super(publicMessage, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = options.detail;
    this.retryAfterS = options.retryAfterS;
  }
}
