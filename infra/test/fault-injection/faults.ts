/** Faults of a remote store that a proxy can inject into a call. */
export type Fault =
  /** Answers a tenth of a second later, ten times as late as usual: slow, and good all the same. */
  | 'slow'
  /** Never arrives and is never answered. */
  | 'hang'
  /** Arrives at once, and its answer comes when nobody waits for it any more. */
  | 'late'
  /** Arrives when its caller has given up and maybe asked again. */
  | 'straggler'
  /** The connection breaks before the call arrives. */
  | 'cut before'
  /** The call is done, and the connection breaks before its answer. */
  | 'cut after'
  /** The call is done, and half of its answer comes. */
  | 'half'
  /** Refused because there are too many. */
  | 'throttle'
  /** Refused for a fault of the store's own. */
  | 'broken';

/** Longer than the SDK waits for an answer, in milliseconds. */
export const TOO_LATE = 1250;
export const SLOW = 100;

/** The services that a proxy stands before. */
export type Service = 'table' | 'objects' | 'secrets';

interface Refusal {
  status: number;
  type: string;
  body: string;
}

const amzJson = (status: number, name: string): Refusal => ({
  status,
  type: 'application/x-amz-json-1.0',
  body: JSON.stringify({ __type: `com.amazonaws#${name}`, message: name }),
});

const xml = (status: number, code: string): Refusal => ({
  status,
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

/** Error responses of each service for throttling and for internal errors. */
export const refusals: Record<Service, Record<'throttle' | 'broken', Refusal>> = {
  table: { throttle: amzJson(400, 'ThrottlingException'), broken: amzJson(500, 'InternalServerError') },
  objects: { throttle: xml(503, 'SlowDown'), broken: xml(500, 'InternalError') },
  secrets: { throttle: amzJson(400, 'ThrottlingException'), broken: amzJson(500, 'InternalServerError') },
};
