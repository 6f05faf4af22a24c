import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { environments } from '../environments/index.ts';
import { listOf, type Statement } from '../test/resources.ts';
import { synthesize } from '../test/synthesize.ts';

const document = JSON.parse(readFileSync(new URL('../bootstrap/execution-policy.json', import.meta.url), 'utf8'));
const statements: Statement[] = document.Statement;
const actions = statements.flatMap(({ Action }) => listOf(Action));

/** The prefix of a service's actions, by the second part of its types of resources. */
const prefixes: Record<string, string> = { CertificateManager: 'acm' };
const zone = { domain: 'www.example.com', hostedZoneId: 'Z123', hostedZoneName: 'example.com' };
const { templates } = synthesize({ ...zone, notifyEmail: 'info@example.com', githubRepository: 'rombo/site' });
const resources = Object.values(templates).flatMap((template) =>
  Object.values(template.toJSON().Resources as Record<string, { Type: string; Properties: Record<string, unknown> }>),
);

describe('the policy with which CloudFormation deploys', () => {
  it('covers the service of every resource', () => {
    const services = new Set(resources.map(({ Type }) => Type.split('::')[1] ?? ''));
    services.delete('IAM');
    expect(services.size).toBeGreaterThan(10);
    for (const service of services) expect(actions).toContain(`${prefixes[service] ?? service.toLowerCase()}:*`);
  });

  it('changes roles and inline policies of the site alone, and no users, keys or other policies', () => {
    const types = resources.map(({ Type }) => Type).filter((type) => type.startsWith('AWS::IAM::'));
    expect([...new Set(types)].sort()).toEqual(['AWS::IAM::Policy', 'AWS::IAM::Role']);
    expect(actions).not.toContain('*');
    expect(
      actions.filter((action) => /^iam:(\*|.*(User|Group|AccessKey|CreatePolicy|LoginProfile))/.test(action)),
    ).toEqual([]);
    const allowed = statements.filter(({ Action }) => listOf(Action).some((action) => action.startsWith('iam:')));
    for (const { Resource } of allowed) expect(Resource).toMatch(/^arn:aws:iam::\*:role\/(rombo|aws-service-role\/)/);
  });

  it('fits the names of all environments, by which CloudFormation names roles', () => {
    for (const { name } of Object.values(environments)) expect(name).toMatch(/^rombo/);
  });
});
