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

/** An object as XML elements; a list repeats its element, an undefined value has none. */
const elements = (values: Values): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const))
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) => `<${name}>${typeof value === 'object' ? elements(value) : escapeXml(String(value))}</${name}>`,
    )
    .join('');

/** A document of one element. */
export const document = (name: string, values: Values) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${elements({ [name]: values })}`;

/** The texts of a document's elements of one name. */
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

/** An error of S3 with its status; `details` are further elements of its XML. */
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
