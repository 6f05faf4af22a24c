import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { partitions } from '@rombo/functions/data/keys';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
const documents = git('ls-files', '-co', '--exclude-standard', '*.md');
const files = git('ls-files', '-co', '--exclude-standard');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));

const isAddress = (target: string) => /^(https?:|mailto:|#)/.test(target);
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

function brokenLinks(document: string): string[] {
  const links = [...textOf(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return links.filter((target) => {
    if (isAddress(target)) return false;
    const [path = '', anchor] = target.split('#');
    const file = path ? join(dirname(document), path) : document;
    if (!existsSync(join(root, file))) return true;
    if (anchor === undefined) return false;
    const headings = [...textOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
    return !headings.includes(anchor);
  });
}

function missingFiles(document: string): string[] {
  const quoted = [...textOf(document).matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
  const paths = quoted.filter((name) => /^(shared|functions|web|infra|docs|\.github|\.ci)\//.test(name));
  const tests = quoted.filter((name) => /\.(test|spec)\.tsx?$/.test(name));
  return [
    ...paths.filter((path) => !path.includes('/dist') && !existsSync(join(root, path))),
    ...tests.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`))),
  ];
}

const unknownCommands = (document: string): string[] =>
  [...textOf(document).matchAll(/npm run ([\w:-]+)/g)]
    .filter(([, name = '']) => !scripts[name])
    .map(([command]) => command);

const findings = (check: (document: string) => string[]) =>
  Object.fromEntries(documents.map((document) => [document, check(document)]).filter(([, found]) => found?.length));

test('documents link only to files and headings that exist', () => expect(findings(brokenLinks)).toEqual({}));

test('documents name only files and tests that exist', () => expect(findings(missingFiles)).toEqual({}));

test('documents name only commands that exist', () => expect(findings(unknownCommands)).toEqual({}));

test('the data model names every partition', () => {
  const model = textOf('docs/data-model.md');
  const missing = Object.values(partitions).filter((name) => !RegExp(`\`${name}[\`#]`).test(model));
  expect(missing).toEqual([]);
});

test('the README fits into 180 lines', () => expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(180));
