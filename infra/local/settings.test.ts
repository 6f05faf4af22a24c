import { expect, test } from 'vitest';
import { Refusal, readSettings } from './settings.ts';

test('defaults are port 3000, the folder .local and the demo catalogue', () => {
  expect(readSettings({ PORT: '' })).toMatchObject({ port: 3000, dataDir: '.local', seed: 'demo', hosts: [] });
});

test('environment variables override the defaults', () => {
  const env = {
    PORT: '0',
    DATA_DIR: '/tmp/x',
    SEED: 'none',
    SITE_HOSTS: '192.168.1.5, Laptop.local:3000',
    ADMIN_USERNAME: 'anna',
    ADMIN_PASSWORD: 'a long password',
  };
  expect(readSettings(env)).toEqual({
    port: 0,
    dataDir: '/tmp/x',
    seed: 'none',
    hosts: ['192.168.1.5', 'laptop.local:3000'],
    adminUsername: 'anna',
    adminPassword: 'a long password',
  });
});

test.each([
  { PORT: '65536' },
  { PORT: 'http' },
  { PORT: '-1' },
  { PORT: '80.5' },
  { SEED: 'all' },
  { SITE_HOSTS: 'http://a' },
])('%j is refused', (env) => expect(() => readSettings(env)).toThrow(Refusal));
