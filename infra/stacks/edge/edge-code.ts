import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

export type EdgeFile = 'identify-viewer' | 'normalize-request' | 'set-status' | 'size-picture';

/** Wrappers that call the wrapped function as `answer`. */
type Wrapper = 'require-password' | 'redirect-name';

const sourceOf = (file: EdgeFile | Wrapper | 'common') =>
  readFileSync(new URL(`./${file}.js`, import.meta.url), 'utf8');

/** Returns the code of an edge function, including the shared code, without comments: CloudFront allows 10 KB. */
export const edgeCode = (file: EdgeFile, constants: Record<string, unknown>): string =>
  insert(file, sourceOf('common') + sourceOf(file), constants);

function insert(file: string, source: string, constants: Record<string, unknown>): string {
  let { code } = transformSync(source, { legalComments: 'none' });
  for (const [name, value] of Object.entries(constants)) {
    const declaration = new RegExp(`^var ${name} = .*;$`, 'm');
    if (!declaration.test(code)) throw new Error(`${file}.js declares no ${name}`);
    code = code.replace(declaration, () => `var ${name} = ${JSON.stringify(value)};`);
  }
  return code;
}

/** User name of the basic authentication. */
export const USERNAME = 'staging';

/** Hash of the Authorization header for a password, so that templates and their diffs do not contain it. */
export function authorizationHash(password: string): string {
  const header = `Basic ${Buffer.from(`${USERNAME}:${password}`).toString('base64')}`;
  return createHash('sha256').update(header).digest('hex');
}

function wrap(code: string, wrapper: Wrapper, constants: Record<string, unknown>): string {
  const answer = `after_${wrapper.replaceAll('-', '_')}`;
  const first = insert(wrapper, sourceOf(wrapper), constants).replace('answer(event)', `${answer}(event)`);
  return code.replace('function handler(', `function ${answer}(`) + first;
}

export const behindPassword = (code: string, password: string): string =>
  wrap(code, 'require-password', { AUTHORIZATION_HASH: authorizationHash(password) });

/** Wraps code to redirect other host names to the main one. */
export const withOtherNames = (code: string, OWN_NAME: string, OTHER_NAMES: string[]): string =>
  wrap(code, 'redirect-name', { OWN_NAME, OTHER_NAMES });
