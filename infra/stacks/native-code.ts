import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DockerImage } from 'aws-cdk-lib';
import { Architecture, Code } from 'aws-cdk-lib/aws-lambda';
import { lockFor } from './locked-packages.ts';

const QUIETLY = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];

/** Folders with a package for a platform, which several functions have beside them. */
const installed = new Map<string, string>();

/** Installs a package for the machine that it will run on, as the project's lock file says, without Docker. */
function install(wanted: string, platform: string[]): string {
  const key = [wanted, ...platform].join(' ');
  const known = installed.get(key);
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), 'native-code-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { manifest, lock } = lockFor(wanted);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const { status } = spawnSync('npm', ['ci', ...platform, ...QUIETLY, '--prefix', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${wanted} could not be installed for ${platform.join(' ')}`);
  installed.set(key, folder);
  return folder;
}

/** A bundle with a package beside it that is not JavaScript alone. */
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
    // The image is never asked for; the command makes other versions another asset.
    bundling: { image: DockerImage.fromRegistry('none'), command: [...versions, ...platform], local: { tryBundle } },
  });
}
