import { describe, expect, it } from 'vitest';
import { readConfig, variableOf } from './config.ts';

const read = (context: Record<string, unknown> = {}, env: Record<string, string> = {}) =>
  readConfig((key) => context[key], env);

describe('the configuration', () => {
  it('is complete with nothing chosen', () => {
    expect(read()).toEqual({ name: 'rombo', region: 'eu-south-1', monthlyBudget: 10, throwaway: false });
  });

  it('takes a key from the context before the environment', () => {
    expect(read({ region: 'eu-west-1' }, { SITE_REGION: 'us-east-1' }).region).toBe('eu-west-1');
    expect(read({}, { SITE_REGION: 'us-east-1' }).region).toBe('us-east-1');
  });

  it('reads the texts of a command line', () => {
    expect(read({ throwaway: 'true', monthlyBudget: '25' })).toMatchObject({ throwaway: true, monthlyBudget: 25 });
  });

  it('takes an empty variable, as an unset one of a workflow is, for none', () => {
    expect(read({}, { SITE_DOMAIN: '' })).not.toHaveProperty('domain');
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

  it('names variables after keys', () => {
    expect(variableOf('notifyEmail')).toBe('SITE_NOTIFY_EMAIL');
  });
});
