import { describe, expect, it } from 'vitest';
import { lossesOf } from '../deploy/cdk.ts';
import { resourcesOf } from '../test/resources.ts';
import { synthesize } from '../test/synthesize.ts';

const zone = { domain: 'www.example.com', hostedZoneId: 'Z123', hostedZoneName: 'example.com' };
const templatesOf = (choices: Record<string, string>) =>
  Object.values(synthesize(choices).templates).map((template) => template.toJSON());

describe('resources that a forgotten option would remove', () => {
  it.each([
    [
      'the domain',
      zone,
      [
        'certificate of www.example.com',
        'alias www.example.com',
        'A record of www.example.com.',
        'AAAA record of www.example.com.',
      ],
    ],
    ['the vault of backups', { backupVault: 'locked' }, ['backups by rombo-copies']],
    ['the address of a person', { notifyEmail: 'info@example.com' }, ['notifications to info@example.com']],
  ])('are listed: %s', (_, choices, names) => {
    expect(lossesOf(templatesOf(choices), templatesOf({})).sort()).toEqual(names.sort());
    expect(lossesOf(templatesOf({}), templatesOf(choices))).toEqual([]);
  });

  it('are none when another name becomes the main domain, whose records stay the same resources', () => {
    const apex = { ...zone, domain: 'example.com' };
    const sites = [
      { ...zone, otherDomains: JSON.stringify([apex]) },
      { ...apex, otherDomains: JSON.stringify([zone]) },
    ];
    const [before, after] = sites.map((choices) =>
      Object.fromEntries(
        Object.entries(resourcesOf(synthesize(choices).template('site'), 'AWS::Route53::RecordSet')).map(
          ([id, { Properties }]) => [id, `${Properties.Type} ${Properties.Name} ${Properties.HostedZoneId}`],
        ),
      ),
    );
    expect(Object.keys(before ?? {})).toHaveLength(4);
    expect(after).toEqual(before);
    const [deployed = [], next = []] = sites.map(templatesOf);
    expect(lossesOf(deployed, next)).toEqual([]);
    expect(lossesOf(next, deployed)).toEqual([]);
  });

  it('include every alarm of an omitted stack', () => {
    const [deployed, next] = [templatesOf({}), [synthesize({}).template('api').toJSON()]];
    expect(lossesOf(deployed, next).filter((name) => name.startsWith('alarm ')).length).toBe(9);
  });
});
