import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerImage } from 'aws-cdk-lib';
import { Architecture, Code } from 'aws-cdk-lib/aws-lambda';
import { lockFor } from './locked-package.ts';

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
