import { describe, expect, it } from 'vitest';
import { exportsOf, importsOf } from '../test/resources.ts';
import { findingsOf, synthesize } from '../test/synthesize.ts';

const zone = { domain: 'www.example.com', hostedZoneId: 'Z123', hostedZoneName: 'example.com' };
const options: Record<string, string>[] = [
  zone,
  { notifyEmail: 'info@example.com' },
  { sender: 'noreply@example.com' },
  { githubRepository: 'rombo/site' },
];
const whole: Record<string, string> = Object.assign({}, ...options);
const isValid = (choices: Record<string, string>) => !choices.sender || Boolean(choices.notifyEmail);

/** Every combination of options, and its pairs that differ in one option. */
const combinations = Array.from({ length: 2 ** options.length }, (_, bits) => bits)
  .map((bits) => ({ bits, choices: Object.assign({}, ...options.filter((_, at) => bits & (1 << at))) }))
  .filter(({ choices }) => isValid(choices));
const neighbours = combinations.flatMap((before) =>
  combinations
    .filter((after) => Number.isInteger(Math.log2(before.bits ^ after.bits)))
    .map((after) => ({ before: before.choices, after: after.choices })),
);

describe('all stacks', () => {
  it('are the same ones with every combination of options', () => {
    const stacks = ['api', 'data', 'edge', 'global', 'operations', 'site'].map((name) => `rombo-${name}`);
    for (const { choices } of combinations)
      expect(synthesize(choices).names.sort(), JSON.stringify(choices)).toEqual(stacks);
  });

  it('keep every export that a stack imports, with its value, when one option is set or unset', () => {
    expect(neighbours.length).toBeGreaterThan(30);
    for (const { before, after } of neighbours) {
      const [deployed, next] = [before, after].map((choices) => Object.values(synthesize(choices).templates));
      const [present, kept] = [deployed, next].map((templates) =>
        Object.assign({}, ...(templates ?? []).map(exportsOf)),
      );
      for (const name of (deployed ?? []).flatMap(importsOf)) {
        expect(kept[name], `${name}: ${JSON.stringify({ before, after })}`).toEqual(present[name]);
        expect(kept[name]).toBeDefined();
      }
    }
  });

  it.each([
    ['nothing', {}],
    ['everything', whole],
    ['mail without a sender', { notifyEmail: 'info@example.com' }],
    ['data to be thrown away', { throwaway: 'true' }],
    ['a repository and an account', { githubRepository: 'rombo/site', region: 'us-east-1', account: '123456789012' }],
  ])('leave cdk-nag no question with %s configured', (_, choices) => {
    expect(findingsOf(choices)).toEqual([]);
  });

  it('hold no secret', () => {
    const { names, template } = synthesize(whole);
    for (const name of names) {
      const text = JSON.stringify(template(name.replace('rombo-', '')).toJSON());
      expect(text).not.toMatch(/"(SecretString|Password|SecretAccessKey)":/);
    }
  });
});
