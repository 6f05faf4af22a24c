import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resourcesOf } from '../test/resources.ts';
import { synthesize } from '../test/synthesize.ts';
import { cacheRules } from './cache-rules.ts';
import { describeEdge, type EdgeTemplate, UPLOAD_ORIGIN } from './edge-description.ts';
import { securityHeaders } from './response-headers.ts';

const site = synthesize().template('site');
const edge = describeEdge(site.toJSON() as EdgeTemplate);
const at = (path: string) => edge.behaviours.find((behaviour) => behaviour.path === path);

describe('the description of the edge', () => {
  it('is what the gateway on one machine reads', () => {
    expect(JSON.parse(readFileSync(new URL('../dist/edge.json', import.meta.url), 'utf8'))).toEqual(edge);
  });

  it('has every behaviour in the order of the distribution, the default last', () => {
    const [distribution] = Object.values(resourcesOf(site, 'AWS::CloudFront::Distribution'));
    const paths = distribution?.Properties.DistributionConfig.CacheBehaviors.map(
      ({ PathPattern }: { PathPattern: string }) => PathPattern,
    );
    expect(edge.behaviours.map(({ path }) => path)).toEqual([...paths, '*']);
  });

  it('names origins and when the next one answers', () => {
    expect(at('*')).toMatchObject({ origins: ['render-page', 'files'], failover: [429, 500, 502, 503, 504] });
    expect(at('/robots.txt')).toMatchObject({ origins: ['render-page'], failover: [] });
    expect(at('/media/*')).toMatchObject({ origins: ['media', 'transform-image'], failover: [403, 404] });
    expect(at('/api/*')?.origins).toEqual(['api']);
    expect(at('/assets/*')?.origins).toEqual(['files']);
  });

  it.each([
    ['/api/*', 'api'],
    ['*', 'pages'],
    ['/assets/*', 'files'],
    ['/media/*', 'media'],
  ] as const)('has for %s the cache key and the headers that the rules say', (path, name) => {
    const { comment: _, ...rule } = cacheRules[name];
    expect(at(path)).toMatchObject(rule);
  });

  it('has the headers of every response, with a place for the origin of uploads', () => {
    expect(at('*')).toMatchObject({
      responseHeaders: securityHeaders(UPLOAD_ORIGIN),
      weak: ['content-security-policy'],
    });
  });

  it('has the code that runs at the edge before and after', () => {
    const { before = '', after = '' } = at('*') ?? {};
    expect(edge.functions[before]).toContain('var PAGES = {');
    expect(edge.functions[after]).toContain('x-page-status');
    expect(at('/api/*')).not.toHaveProperty('after');
  });
});
