const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#xD;',
  '\n': '&#xA;',
};
const escapeXml = (text: string) => text.replace(/[&<>"\r\n]/g, (character) => entities[character] ?? '');

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });

type Value = string | number | boolean | undefined | Values | (string | Values)[];
interface Values {
  [name: string]: Value;
}

/** Serializes an object as XML elements. A list repeats its element; undefined values are omitted. */
const elements = (values: Values): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const))
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) => `<${name}>${typeof value === 'object' ? elements(value) : escapeXml(String(value))}</${name}>`,
    )
    .join('');

/** Serializes an XML document with one root element. */
export const document = (name: string, values: Values) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${elements({ [name]: values })}`;

/** Returns the text of every element with this name. */
export const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => unescapeXml(text));

const statuses = {
  AccessDenied: 403,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidRange: 416,
  InvalidURI: 400,
  MalformedPOSTRequest: 400,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  SignatureDoesNotMatch: 403,
} as const;

/** An S3 error with its status. `details` become additional XML elements. */
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
