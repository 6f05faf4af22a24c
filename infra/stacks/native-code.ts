import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DockerImage } from 'aws-cdk-lib';
import { Architecture, Code } from 'aws-cdk-lib/aws-lambda';

interface LockedPackage {
  version: string;
  integrity?: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

type Packages = Record<string, LockedPackage>;

const projectLock = (): Packages =>
  JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')).packages;

/** Extracts a lock file for one package and its dependencies from the project's. */
export function lockFor(name: string, packages = projectLock()) {
  const found: Packages = {};
  const add = (dependency: string, parent = ''): void => {
    const nested = `${parent}/node_modules/${dependency}`;
    const key = parent && packages[nested] ? nested : `node_modules/${dependency}`;
    const locked = packages[key];
    if (!locked || found[key]) return;
    const { dev: _, ...kept } = locked;
    found[key] = kept;
    for (const one of Object.keys({ ...kept.dependencies, ...kept.optionalDependencies })) add(one, key);
  };
  add(name);
  const version = found[`node_modules/${name}`]?.version;
  if (!version) throw new Error(`package-lock.json has no ${name}`);
  const manifest = { name: 'native-code', version: '1.0.0', private: true, dependencies: { [name]: version } };
  return { manifest, lock: { ...manifest, lockfileVersion: 3, requires: true, packages: { '': manifest, ...found } } };
}

const NPM_OPTIONS = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];

/** Folders of installed packages, by package and platform. */
const installed = new Map<string, string>();

/** Installs a locked package for another platform, without Docker. */
function install(wanted: string, platform: string[]): string {
  const key = [wanted, ...platform].join(' ');
  const known = installed.get(key);
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), 'native-code-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { manifest, lock } = lockFor(wanted);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const { status } = spawnSync('npm', ['ci', ...platform, ...NPM_OPTIONS, '--prefix', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${wanted} could not be installed for ${platform.join(' ')}`);
  installed.set(key, folder);
  return folder;
}

/** Returns a bundle with an installed package that has native code. */
export function nativeCode(bundle: string, wanted: string, architecture: Architecture): Code {
  const cpu = architecture === Architecture.ARM_64 ? 'arm64' : 'x64';
  const platform = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc'];
  const versions = Object.entries(lockFor(wanted).lock.packages).map(([name, { version }]) => `${name}@${version}`);
  const tryBundle = (folder: string): boolean => {
    cpSync(bundle, folder, { recursive: true });
    cpSync(install(wanted, platform), folder, { recursive: true });
    return true;
  };
  return Code.fromAsset(bundle, {
    // The image is never used; the command makes the asset's hash depend on the versions.
    bundling: { image: DockerImage.fromRegistry('none'), command: [...versions, ...platform], local: { tryBundle } },
  });
}
