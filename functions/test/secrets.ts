/** Mock of `cached-secret.ts` for unit tests: `vi.mock('../cached-secret.ts', () => import('../../test/secrets.ts'))`. */
export const keys = { now: Buffer.alloc(32, 1), before: Buffer.alloc(32, 2) };

const signingKeys = { current: { kid: 'now', key: keys.now }, previous: { kid: 'before', key: keys.before } };

export const cachedSecret = (variable: string) => async (find: (secret: unknown) => unknown) =>
  find(variable === 'SEAL_KEYS_PARAMETER' ? [{ number: 1, key: keys.now }] : signingKeys);
