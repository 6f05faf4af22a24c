import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DockerImage } from 'aws-cdk-lib';
import { Architecture, Code } from 'aws-cdk-lib/aws-lambda';

const QUIETLY = ['--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];

/** Folders with a package for a platform, which several functions have beside them. */
const installed = new Map<string, string>();

/** Installs a package, `name@version`, for the machine that it will run on, without Docker. */
function install(wanted: string, platform: string[]): string {
  const key = [wanted, ...platform].join(' ');
  const known = installed.get(key);
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), 'native-code-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Else npm would look for the project above.
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const { status } = spawnSync('npm', ['install', ...platform, ...QUIETLY, '--prefix', folder, wanted], {
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
  const tryBundle = (folder: string): boolean => {
    cpSync(bundle, folder, { recursive: true });
    cpSync(install(wanted, platform), folder, { recursive: true });
    return true;
  };
  return Code.fromAsset(bundle, {
    // The image is never asked for; the command makes another version another asset.
    bundling: { image: DockerImage.fromRegistry('none'), command: [wanted, ...platform], local: { tryBundle } },
  });
}
