import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Environment } from './config.ts';
import { readConfig } from './config.ts';

const read = (context: Record<string, unknown> = {}, env: Record<string, string> = {}) =>
  readConfig((key) => context[key], env);

const files = readdirSync(new URL('environments/', import.meta.url));
const environments: Record<string, Environment> = Object.assign(
  {},
  ...(await Promise.all(files.map((file) => import(`./environments/${file}`)))),
);

describe('the configuration', () => {
  it('is complete by default', () => {
    expect(read()).toEqual({
      name: 'rombo',
      region: 'eu-south-1',
      monthlyBudget: 10,
      originKeys: [1],
      hstsSubdomains: false,
      otherDomains: [],
      throwaway: false,
      healthCheck: false,
    });
  });

  it('takes only personal settings from variables', () => {
    const env = { SITE_NOTIFY_EMAIL: 'one@example.com', SITE_REGION: 'us-east-1' };
    expect(read({}, env)).toMatchObject({ notifyEmail: 'one@example.com', region: 'eu-south-1' });
    expect(read({ notifyEmail: 'two@example.com' }, env).notifyEmail).toBe('two@example.com');
  });

  it.each(Object.keys(environments))('is complete with the file of %s and the addresses it asks for', (environment) => {
    const env = { SITE_NOTIFY_EMAIL: 'info@example.com', SITE_PASSWORD: 'parola-di-prova' };
    expect(read({ environment }, env)).toMatchObject({ environment, name: environments[environment]?.name });
    expect(() => read({ environment })).toThrow('notifyEmail is missing: set the variable SITE_NOTIFY_EMAIL');
    const { name } = environments[environment] ?? {};
    expect(readConfig((key) => ({ environment })[key], {}, false).name).toBe(name);
    expect(read({ environment, removal: 'true' }).name).toBe(name);
  });

  it('ignores variables that the environment does not list', () => {
    const env = { SITE_NOTIFY_EMAIL: 'info@example.com', SITE_PASSWORD: 'parola-di-prova' };
    expect(read({ environment: 'production' }, env)).not.toHaveProperty('password');
    expect(read({ environment: 'staging' }, env).password).toBe('parola-di-prova');
  });

  it('gives every environment a unique name', () => {
    const names = Object.values(environments).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('parses command-line strings and ignores empty variables', () => {
    expect(read({ throwaway: 'true', monthlyBudget: '25' })).toMatchObject({ throwaway: true, monthlyBudget: 25 });
    expect(read({}, { SITE_SENDER: '' })).not.toHaveProperty('sender');
  });

  it('reports all errors at once', () => {
    const wrong = () => read({ region: 'Milan', notifyEmail: 'nobody', throwaway: 'perhaps' });
    expect(wrong).toThrow(
      /region must be a region\n.*notifyEmail must be an e-mail address\n.*throwaway must be true/s,
    );
  });

  const own = { domain: 'www.example.com', hostedZoneId: 'Z123', hostedZoneName: 'example.com' };
  const other = { domain: 'example.it', hostedZoneId: 'Z456', hostedZoneName: 'example.it' };

  it('accepts a domain with its zone and other domains with theirs', () => {
    expect(read({ ...own, otherDomains: JSON.stringify([other]) })).toMatchObject({ ...own, otherDomains: [other] });
  });

  it.each<[Record<string, unknown>, string]>([
    [{ environment: 'prod' }, 'must be one of those in infra/environments'],
    [{ domain: 'www.example.com' }, 'belong together'],
    [{ ...own, domain: 'www.example.org' }, 'must lie in'],
    [{ ...own, otherDomains: [{ ...other, hostedZoneName: 'example.com' }] }, 'must lie in its'],
    [{ otherDomains: [other] }, 'otherDomains need a domain'],
    [{ ...own, otherDomains: [own] }, 'and that is none of them'],
    [{ ...own, otherDomains: 'example.it' }, 'otherDomains'],
    [{ sender: 'noreply@example.com' }, 'sender needs notifyEmail'],
    // These would let other repositories deploy, or none.
    ...['rombo', 'rombo/*', 'rombo/site:ref:refs/heads/main', 'https://github.com/rombo/site'].map(
      (githubRepository): [Record<string, unknown>, string] => [
        { githubRepository },
        'githubRepository must be OWNER/REPO',
      ],
    ),
    ...['yes', 'arn:aws:s3:::copies', 'arn:aws:backup:eu-south-1:1:backup-vault:copies'].map(
      (backupVault): [Record<string, unknown>, string] => [{ backupVault }, 'backupVault must be locked, or the ARN'],
    ),
  ])('refuses %j', (context, reason) => expect(() => read(context)).toThrow(reason));

  it.each([
    ['rombo/site', 'rombo/site'],
    ['rombo@12/site@34', 'rombo@12/site@34'],
    ['repo:rombo@12/site@34', 'rombo@12/site@34'],
  ])('takes %s for a repository', (githubRepository, taken) => {
    expect(read({ githubRepository }).githubRepository).toBe(taken);
  });
});
