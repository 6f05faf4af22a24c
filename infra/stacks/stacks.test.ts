import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { pythonTool } from '../test/python-tool.ts';
import { exportsOf, importsOf } from '../test/resources.ts';
import { findingsOf, synthesize } from '../test/synthesize.ts';

const zone = { domain: 'www.example.com', hostedZoneId: 'Z123', hostedZoneName: 'example.com' };
const options: Record<string, string>[] = [
  zone,
  { notifyEmail: 'info@example.com' },
  { sender: 'noreply@example.com' },
  { githubRepository: 'rombo/site' },
  { password: 'parola-di-prova' },
];
const whole: Record<string, string> = Object.assign({}, ...options);
/** Other domains and backup copies. */
const several = {
  otherDomains: JSON.stringify([{ domain: 'example.it', hostedZoneId: 'Z456', hostedZoneName: 'example.it' }]),
  backupVault: 'locked',
};
const isValid = (choices: Record<string, string>) => !choices.sender || Boolean(choices.notifyEmail);

/** No option, each, all but each and all, and the pairs of these that differ in one option. */
const all = 2 ** options.length - 1;
const each = options.map((_, at) => 1 << at);
const combinations = [0, ...each, ...each.map((bit) => all ^ bit), all]
  .map((bits) => ({ bits, choices: Object.assign({}, ...options.filter((_, at) => bits & (1 << at))) }))
  .filter(({ choices }) => isValid(choices));
const neighbours = combinations.flatMap((before) =>
  combinations
    .filter((after) => Number.isInteger(Math.log2(before.bits ^ after.bits)))
    .map((after) => ({ before: before.choices, after: after.choices })),
);

/** Without options, with everything, and with what everything excludes. An option alone has no other resources than these. */
const linted: Record<string, string>[] = [
  {},
  {
    ...{ ...whole, ...several, hstsSubdomains: 'true', originKeys: '1,2' },
    ...{ commit: 'abc', releasedAt: '2026-11-20T08:00:00Z', account: '123456789012' },
  },
  { throwaway: 'true', monthlyBudget: '0', notifyEmail: 'info@example.com' },
  {
    ...{ ...zone, healthCheck: 'true', region: 'us-east-1' },
    backupVault: 'arn:aws:backup:eu-south-1:210987654321:backup-vault:rombo',
  },
];

/** Accepted findings of cfn-lint, with reasons. */
const explained: Record<string, string> = {
  W3005: 'CDK makes each function wait for its role by DependsOn, which the reference to the role says already.',
};

interface LintFinding {
  Rule: { Id: string };
  Message: string;
  Filename: string;
}

/** Writes every distinct template to a folder per region. */
async function writeTemplates(): Promise<Map<string, string>> {
  const folder = await temporaryFolder();
  const regions = new Map<string, string>();
  const written = new Set<string>();
  mkdirSync(join(folder, 'eu-south-1'));
  copyFileSync(
    new URL('../bootstrap/policies.json', import.meta.url),
    join(folder, 'eu-south-1', 'policies.template.json'),
  );
  for (const choices of linted) {
    for (const [name, template] of Object.entries(synthesize(choices).templates)) {
      const region = /-(global|edge)$/.test(name) ? 'us-east-1' : (choices.region ?? 'eu-south-1');
      const text = JSON.stringify(template.toJSON(), null, 1);
      if (written.has(region + text)) continue;
      written.add(region + text);
      regions.set(region, join(folder, region));
      mkdirSync(join(folder, region), { recursive: true });
      writeFileSync(join(folder, region, `${name}-${written.size}.template.json`), text);
    }
  }
  return regions;
}

/** Runs cfn-lint on a folder of templates of one region. It exits with a non-zero code if it finds anything. */
const lint = (program: string, region: string, folder: string): Promise<LintFinding[]> =>
  new Promise((resolve, reject) => {
    const args = ['--format', 'json', '--regions', region, '--template', join(folder, '*.json')];
    execFile(program, args, { maxBuffer: 2 ** 28 }, (error, stdout) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        reject(error);
      }
    });
  });

describe('all stacks', () => {
  it('pass cfn-lint without options and with all, except for explained findings', { timeout: 600_000 }, async () => {
    const program = pythonTool('cfn-lint', '1.58.0');
    const regions = [...(await writeTemplates())];
    const found = (await Promise.all(regions.map(([region, folder]) => lint(program, region, folder)))).flat();
    const open = found.filter(({ Rule }) => !explained[Rule.Id]);
    expect(open.map(({ Rule, Message, Filename }) => `${Rule.Id} ${Message} (${Filename.split('/').at(-1)})`)).toEqual(
      [],
    );
    expect([...new Set(found.map(({ Rule }) => Rule.Id))].sort()).toEqual(Object.keys(explained));
  });

  it('are the same whatever options are set', () => {
    const stacks = ['api', 'data', 'edge', 'global', 'operations', 'site'].map((name) => `rombo-${name}`);
    for (const { choices } of combinations)
      expect(synthesize(choices).names.sort(), JSON.stringify(choices)).toEqual(stacks);
  });

  it('keep every export that a stack imports, with its value, when one option is set or unset', () => {
    expect(neighbours.length).toBeGreaterThanOrEqual(4 * (options.length - 1));
    for (const { before, after } of neighbours) {
      const [deployed, next] = [before, after].map((choices) => Object.values(synthesize(choices).templates));
      const [present, kept] = [deployed, next].map((all) => Object.assign({}, ...(all ?? []).map(exportsOf)));
      for (const name of (deployed ?? []).flatMap(importsOf)) {
        expect(kept[name], `${name}: ${JSON.stringify({ before, after })}`).toEqual(present[name]);
        expect(kept[name]).toBeDefined();
      }
    }
  });

  it.each([
    ['nothing', {}],
    ['everything', { ...whole, ...several }],
    ['mail without a sender', { notifyEmail: 'info@example.com' }],
    ['data to be thrown away', { throwaway: 'true' }],
    ['a repository and an account', { githubRepository: 'rombo/site', region: 'us-east-1', account: '123456789012' }],
  ])('have no open cdk-nag finding with %s configured', (_, choices) => expect(findingsOf(choices)).toEqual([]));

  it('contain no secret', () => {
    const { names, template } = synthesize(whole);
    for (const name of names) {
      const text = JSON.stringify(template(name.replace('rombo-', '')).toJSON());
      expect(text).not.toMatch(/"(SecretString|Password|SecretAccessKey)":/);
    }
  });
});
