import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { omit } from '@rombo/shared/contract/keys-of';
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
    const kept = omit(locked, 'dev');
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

/** Installs a locked package into a folder that becomes a layer, without Docker. Lambda's `NODE_PATH` has `/opt/nodejs/node_modules`. */
export function installLayer(folder: string, wanted: string, platform: string[] = []): void {
  const prefix = join(folder, 'nodejs');
  const { manifest, lock } = lockFor(wanted);
  mkdirSync(prefix, { recursive: true });
  writeFileSync(join(prefix, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(prefix, 'package-lock.json'), JSON.stringify(lock));
  const { status } = spawnSync('npm', ['ci', ...platform, ...NPM_OPTIONS, '--prefix', prefix], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${wanted} could not be installed for ${platform.join(' ')}`);
}

/** Returns the code of a layer with a package that has native code. Its hash depends on locked versions and platform only. */
export function nativeCode(wanted: string, architecture: Architecture): Code {
  const cpu = architecture === Architecture.ARM_64 ? 'arm64' : 'x64';
  const platform = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc'];
  const versions = Object.entries(lockFor(wanted).lock.packages).map(([name, { version }]) => `${name}@${version}`);
  const tryBundle = (folder: string): boolean => {
    installLayer(folder, wanted, platform);
    return true;
  };
  return Code.fromAsset(import.meta.dirname, {
    assetHash: [...versions, ...platform].join(' '),
    // Neither the source folder nor the image is used.
    bundling: { image: DockerImage.fromRegistry('none'), local: { tryBundle } },
  });
}
