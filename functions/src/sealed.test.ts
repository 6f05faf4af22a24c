import { beforeEach, describe, expect, it, vi } from 'vitest';

const secret = vi.hoisted(() => ({ value: {} as Record<string, string> }));
vi.mock('@aws-sdk/client-ssm', () => ({
  GetParameterCommand: class {},
  SSMClient: class {
    async send() {
      return { Parameter: { Value: JSON.stringify(secret.value) } };
    }
  },
}));

const word = (letter: string, length = 48) => letter.repeat(length);
const load = () => import('./sealed.ts');

const later = async () => {
  vi.resetModules();
  return load();
};

describe('a sealed text', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv('SEAL_KEYS_PARAMETER', 'keys');
    secret.value = { 1: word('a') };
  });

  it('opens for its owner, and looks different each time', async () => {
    const { seal, unseal } = await load();
    const [one, other] = [await seal('JBSWY3DP', 'admin'), await seal('JBSWY3DP', 'admin')];
    expect(one).toMatch(/^sealed\.1\.[\w-]+$/);
    expect(one).not.toBe(other);
    expect(await unseal(one, 'admin')).toEqual({ text: 'JBSWY3DP', isUpToDate: true });
    // Stored before sealing was introduced.
    expect(await unseal('JBSWY3DPEHPK3PXP', 'admin')).toEqual({ text: 'JBSWY3DPEHPK3PXP', isUpToDate: false });
  });

  it('does not open for another owner, under another key or number, or if a bit was changed', async () => {
    const { seal, unseal } = await load();
    const sealed = await seal('JBSWY3DP', 'admin');
    await expect(unseal(sealed, 'admin2')).rejects.toThrow();
    const bytes = Buffer.from(sealed.split('.')[2] ?? '', 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(unseal(`sealed.1.${changed.toString('base64url')}`, 'admin'), `byte ${at}`).rejects.toThrow();
    }
    await expect(unseal(`sealed.1.${bytes.subarray(0, -1).toString('base64url')}`, 'admin')).rejects.toThrow();
    for (const broken of ['sealed.', 'sealed.1', 'sealed.1.', 'sealed.1.AAAA', 'sealed.__proto__.AAAA']) {
      await expect(unseal(broken, 'admin'), broken).rejects.toThrow();
    }
    secret.value = { 1: word('b') };
    await expect((await later()).unseal(sealed, 'admin')).rejects.toThrow();
    secret.value = { 1: word('a'), 2: word('a') };
    await expect((await later()).unseal(sealed.replace('.1.', '.2.'), 'admin')).rejects.toThrow();
  });

  it('with an old key still opens, and must be sealed again with the newest', async () => {
    const sealed = await (await load()).seal('JBSWY3DP', 'admin');
    secret.value = { 10: word('c'), 9: word('b'), 1: word('a') };
    const { seal, unseal } = await later();
    expect(await unseal(sealed, 'admin')).toEqual({ text: 'JBSWY3DP', isUpToDate: false });
    expect(await seal('JBSWY3DP', 'admin')).toMatch(/^sealed\.10\./);
  });

  it.each([
    ['no key', {}],
    ['too short a key', { 1: word('a', 42) }],
    ['a key without a number', { key: word('a') }],
  ])('is not created if the secret holds %s', async (_, value) => {
    secret.value = value;
    await expect((await load()).seal('x', 'admin')).rejects.toThrow();
  });
});
