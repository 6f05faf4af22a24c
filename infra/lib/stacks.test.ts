import { describe, expect, it } from 'vitest';
import { synthesize } from '../test/synthesize.ts';

const whole = {
  domain: 'www.example.com',
  hostedZoneId: 'Z123',
  hostedZoneName: 'example.com',
  notifyEmail: 'info@example.com',
  sender: 'noreply@example.com',
};

describe('all stacks', () => {
  it('are four, and six with a domain and somebody to tell', () => {
    expect(synthesize().names).toEqual(['rombo-data', 'rombo-api', 'rombo-site', 'rombo-operations']);
    expect(synthesize(whole).names.sort()).toEqual(
      ['api', 'certificate', 'data', 'edge', 'operations', 'site'].map((name) => `rombo-${name}`),
    );
  });

  it.each([
    ['nothing', {}],
    ['everything', whole],
    ['mail without a sender', { notifyEmail: 'info@example.com' }],
    ['data to be thrown away', { throwaway: 'true' }],
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
