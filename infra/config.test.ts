import { describe, expect, it } from 'vitest';
import { readConfig, variableOf } from './config.ts';
import { environments } from './environments/index.ts';

const read = (context: Record<string, unknown> = {}, env: Record<string, string> = {}) =>
  readConfig((key) => context[key], env);

describe('the configuration', () => {
  it('is complete with nothing chosen', () => {
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

  it('takes addresses of people from variables, and nothing else', () => {
    const env = { SITE_NOTIFY_EMAIL: 'one@example.com', SITE_REGION: 'us-east-1' };
    expect(read({}, env)).toMatchObject({ notifyEmail: 'one@example.com', region: 'eu-south-1' });
    expect(read({ notifyEmail: 'two@example.com' }, env).notifyEmail).toBe('two@example.com');
  });

  it.each(Object.keys(environments))(
    'is complete with the file of %s and the addresses that it asks for',
    (environment) => {
      const env = { SITE_NOTIFY_EMAIL: 'info@example.com', SITE_PASSWORD: 'parola-di-prova' };
      expect(read({ environment }, env)).toMatchObject({ environment, name: environments[environment]?.name });
      expect(() => read({ environment })).toThrow('notifyEmail is missing: set the variable SITE_NOTIFY_EMAIL');
      const { name } = environments[environment] ?? {};
      expect(readConfig((key) => ({ environment })[key], {}, false).name).toBe(name);
      expect(read({ environment, removal: 'true' }).name).toBe(name);
    },
  );

  it('takes no variable that the file of the environment does not list', () => {
    const env = { SITE_NOTIFY_EMAIL: 'info@example.com', SITE_PASSWORD: 'parola-di-prova' };
    expect(read({ environment: 'production' }, env)).not.toHaveProperty('password');
    expect(read({ environment: 'staging' }, env).password).toBe('parola-di-prova');
  });

  it('names no two environments the same, which would be one site', () => {
    const names = Object.values(environments).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('does not take an environment without a file', () => {
    expect(() => read({ environment: 'prod' })).toThrow('must be one of those in infra/environments');
  });

  it('reads the texts of a command line', () => {
    expect(read({ throwaway: 'true', monthlyBudget: '25' })).toMatchObject({ throwaway: true, monthlyBudget: 25 });
  });

  it('takes an empty variable, as an unset one of a workflow is, for none', () => {
    expect(read({}, { SITE_SENDER: '' })).not.toHaveProperty('sender');
  });

  it('names everything that is wrong', () => {
    const wrong = () => read({ region: 'Milan', notifyEmail: 'nobody', throwaway: 'perhaps' });
    expect(wrong).toThrow(
      /region must be a region\n.*notifyEmail must be an e-mail address\n.*throwaway must be true/s,
    );
  });

  it('wants a domain and its zone together, the one inside the other', () => {
    const zone = { hostedZoneId: 'Z123', hostedZoneName: 'example.com' };
    expect(() => read({ domain: 'www.example.com' })).toThrow('belong together');
    expect(() => read({ ...zone, domain: 'www.example.org' })).toThrow('must lie in');
    expect(read({ ...zone, domain: 'www.example.com' }).domain).toBe('www.example.com');
  });

  it('wants each further name in its zone, and a name that they lead to', () => {
    const own = { domain: 'www.example.com', hostedZoneId: 'Z123', hostedZoneName: 'example.com' };
    const other = { domain: 'example.it', hostedZoneId: 'Z456', hostedZoneName: 'example.it' };
    expect(read({ ...own, otherDomains: JSON.stringify([other]) }).otherDomains).toEqual([other]);
    expect(() => read({ ...own, otherDomains: [{ ...other, hostedZoneName: 'example.com' }] })).toThrow(
      'must lie in its',
    );
    expect(() => read({ otherDomains: [other] })).toThrow('otherDomains need a domain');
    expect(() => read({ ...own, otherDomains: [own] })).toThrow('and that is none of them');
    expect(() => read({ ...own, otherDomains: 'example.it' })).toThrow('otherDomains');
  });

  it('wants somebody to write to where there is a sender', () => {
    expect(() => read({ sender: 'noreply@example.com' })).toThrow('sender needs notifyEmail');
  });

  it.each([
    ['rombo/site', 'rombo/site'],
    ['rombo@12/site@34', 'rombo@12/site@34'],
    ['repo:rombo@12/site@34', 'rombo@12/site@34'],
  ])('takes %s for a repository', (githubRepository, taken) => {
    expect(read({ githubRepository }).githubRepository).toBe(taken);
  });

  it.each(['rombo', 'rombo/*', 'rombo/site:ref:refs/heads/main', 'https://github.com/rombo/site'])(
    'does not take %s for one: it would let others deploy, or nobody',
    (githubRepository) => {
      expect(() => read({ githubRepository })).toThrow('githubRepository must be OWNER/REPO');
    },
  );

  it.each(['yes', 'arn:aws:s3:::copies', 'arn:aws:backup:eu-south-1:1:backup-vault:copies'])(
    'does not take %s for a vault',
    (backupVault) => {
      expect(() => read({ backupVault })).toThrow('backupVault must be locked, or the ARN');
    },
  );

  it('names variables after keys', () => {
    expect(variableOf('notifyEmail')).toBe('SITE_NOTIFY_EMAIL');
  });
});
