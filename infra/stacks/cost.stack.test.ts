import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atRest, dollars, drawCosts, production, withCosts } from '../test/draw-costs.ts';
import { synthesize } from '../test/synthesize.ts';

describe('the cost of a month', () => {
  it('is at rest at most 1.20 dollars with the free tiers and 4.50 at list price, the zone of the domain included', () => {
    const amounts = atRest(production);
    expect(amounts).toMatchObject({ zones: 1, secrets: 1, customMetrics: 1 });
    expect(dollars(amounts, true)).toBeLessThanOrEqual(1.2);
    expect(dollars(amounts, false)).toBeLessThanOrEqual(4.5);
  });

  it('grows by what a template adds', () => {
    const withCheck = atRest(synthesize({ healthCheck: 'true' }));
    const without = atRest(synthesize());
    expect(dollars(withCheck, false) - dollars(without, false)).toBeCloseTo(1.6);
  });

  it('is in the document as the templates and the prices make it: npm run format', () => {
    const text = readFileSync('docs/operations.md', 'utf8');
    expect(withCosts(text, drawCosts())).toBe(text);
  });
});
