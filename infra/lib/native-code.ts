import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';

/** The machines that the functions run on, whatever this one is. */
const PLATFORM = ['--os=linux', '--cpu=arm64', '--libc=glibc'];
const QUIETLY = ['--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];

/** A bundle with a package beside it, `name@version`, that is not JavaScript alone: npm brings it for the machine that it will run on, without Docker. */
export function nativeCode(bundle: string, wanted: string): Code {
  const tryBundle = (folder: string): boolean => {
    cpSync(bundle, folder, { recursive: true });
    // Else npm would look for the project above.
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const args = ['install', ...PLATFORM, ...QUIETLY, '--prefix', folder, wanted];
    const { status } = spawnSync('npm', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`${wanted} could not be installed for ${PLATFORM.join(' ')}`);
    return true;
  };
  return Code.fromAsset(bundle, {
    // The image is never asked for; the command makes another version another asset.
    bundling: { image: DockerImage.fromRegistry('none'), command: [wanted, ...PLATFORM], local: { tryBundle } },
  });
}
