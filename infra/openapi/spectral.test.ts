import core from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { buildDocument } from './document.ts';

/** What Spectral's rules for OpenAPI, all of them, find in a document. */
async function lint(document: object): Promise<string[]> {
  const spectral = new core.Spectral();
  // The types of the rules and of what takes them differ in a field that neither needs.
  spectral.setRuleset({ extends: [[rulesets.oas, 'all']], rules: {} } as core.RulesetDefinition);
  const findings = await spectral.run(JSON.parse(JSON.stringify(document)));
  return findings.map(({ code, path, message }) => `${code} at ${path.join('/')}: ${message}`);
}

test('Spectral finds nothing in the document', async () => {
  expect(await lint(buildDocument())).toEqual([]);
});
