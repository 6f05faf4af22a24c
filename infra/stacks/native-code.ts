import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DockerImage } from 'aws-cdk-lib';
import { Architecture, Code } from 'aws-cdk-lib/aws-lambda';

type Packages = Record<string, { version?: string; link?: true }>;

/** The project's locked packages, by path, without its workspaces. */
function lockedPackages(): Packages {
  const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  const all = Object.entries(packages as Packages);
  return Object.fromEntries(all.filter(([path, { link }]) => path.startsWith('node_modules/') && !link));
}

/** Makes a project of one package with the project's lock file, of which npm installs what the package needs and ignores the rest. */
export function makeProject(name: string): string {
  const packages = lockedPackages();
  const version = packages[`node_modules/${name}`]?.version;
  if (!version) throw new Error(`package-lock.json has no ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'native-code-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const manifest = { name: 'native-code', version: '1.0.0', private: true, dependencies: { [name]: version } };
  const lock = { ...manifest, lockfileVersion: 3, requires: true, packages: { '': manifest, ...packages } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  return folder;
}

const NPM_OPTIONS = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];

/** Folders of installed packages, by package and platform. */
const installed = new Map<string, string>();

/** Installs a locked package for another platform, without Docker. */
function install(wanted: string, platform: string[]): string {
  const key = [wanted, ...platform].join(' ');
  const known = installed.get(key);
  if (known) return known;
  const folder = makeProject(wanted);
  const { status } = spawnSync('npm', ['ci', ...platform, ...NPM_OPTIONS, '--prefix', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${wanted} could not be installed for ${platform.join(' ')}`);
  const modules = join(folder, 'node_modules');
  installed.set(key, modules);
  return modules;
}

/** Returns a bundle with an installed package that has native code. */
export function nativeCode(bundle: string, wanted: string, architecture: Architecture): Code {
  const cpu = architecture === Architecture.ARM_64 ? 'arm64' : 'x64';
  const platform = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc'];
  const versions = Object.entries(lockedPackages()).map(([name, { version }]) => `${name}@${version}`);
  const tryBundle = (folder: string): boolean => {
    cpSync(bundle, folder, { recursive: true });
    cpSync(install(wanted, platform), join(folder, 'node_modules'), { recursive: true });
    return true;
  };
  return Code.fromAsset(bundle, {
    // The image is never used; the command makes the asset's hash depend on the locked versions.
    bundling: { image: DockerImage.fromRegistry('none'), command: [...versions, ...platform], local: { tryBundle } },
  });
}
