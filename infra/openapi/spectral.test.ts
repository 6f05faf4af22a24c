import core from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { buildDocument } from './document.ts';

/** Returns the findings of all OpenAPI rules of Spectral. */
async function lint(document: object): Promise<string[]> {
  const spectral = new core.Spectral();
  // The types of the rulesets and of `setRuleset` differ in an unused field.
  spectral.setRuleset({ extends: [[rulesets.oas, 'all']], rules: {} } as core.RulesetDefinition);
  const findings = await spectral.run(JSON.parse(JSON.stringify(document)));
  return findings.map(({ code, path, message }) => `${code} at ${path.join('/')}: ${message}`);
}

test('Spectral finds nothing in the document', async () => expect(await lint(buildDocument())).toEqual([]));
