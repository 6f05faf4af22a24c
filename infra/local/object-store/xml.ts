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
