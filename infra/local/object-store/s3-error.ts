const statuses = {
  AccessDenied: 403,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidPolicyDocument: 400,
  InvalidRange: 416,
  InvalidURI: 400,
  KeyTooLongError: 400,
  MalformedPOSTRequest: 400,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  SignatureDoesNotMatch: 403,
} as const;

/** A refusal by one of S3's own codes, with the status that S3 gives it; `details` are further elements of its XML. */
export class S3Error extends Error {
  readonly code: keyof typeof statuses;
  readonly status: number;
  readonly details: Record<string, string | number>;

  constructor(code: keyof typeof statuses, message = 'Access Denied', details: Record<string, string | number> = {}) {
    super(message);
    this.code = code;
    this.status = statuses[code];
    this.details = details;
  }
}
