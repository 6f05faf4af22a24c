import { describe, expect, it } from 'vitest';
import { synthesize } from '../test/synthesize.ts';

const whole = {
  domain: 'www.example.com',
  hostedZoneId: 'Z123',
  hostedZoneName: 'example.com',
  notifyEmail: 'info@example.com',
  sender: 'noreply@example.com',
  githubRepository: 'rombo@12/site@34',
};

describe('all stacks', () => {
  it('are four, and seven with a domain, somebody to tell and a repository that deploys', () => {
    expect(synthesize().names).toEqual(['rombo-data', 'rombo-api', 'rombo-site', 'rombo-operations']);
    expect(synthesize(whole).names.sort()).toEqual(
      ['api', 'certificate', 'data', 'edge', 'github', 'operations', 'site'].map((name) => `rombo-${name}`),
    );
  });

  it.each([
    ['nothing', {}],
    ['everything', whole],
    ['mail without a sender', { notifyEmail: 'info@example.com' }],
    ['data to be thrown away', { throwaway: 'true' }],
    ['a repository and an account', { githubRepository: 'rombo/site', region: 'us-east-1', account: '123456789012' }],
  ])('leave cdk-nag no question with %s configured', (_, choices) => {
    expect(synthesize(choices).findings).toEqual([]);
  });

  it('hold no secret', () => {
    const { names, template } = synthesize(whole);
    for (const name of names) {
      const text = JSON.stringify(template(name.replace('rombo-', '')).toJSON());
      expect(text).not.toMatch(/"(SecretString|Password|SecretAccessKey)":/);
    }
  });
});
