import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a Python tool once per version. Returns the path of its program. */
export function pythonTool(name: string, version: string): string {
  const folder = `node_modules/.${name}-${version}`;
  const program = `${folder}/bin/${name}`;
  if (existsSync(program)) return program;
  console.log(`Installing ${name} ${version}...`);
  execFileSync('python3', ['-m', 'venv', folder]);
  const quiet = ['--quiet', '--disable-pip-version-check'];
  execFileSync(`${folder}/bin/pip`, ['install', ...quiet, `${name}==${version}`], { stdio: 'inherit' });
  return program;
}
