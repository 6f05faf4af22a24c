import { readFileSync } from 'node:fs';
import { omit } from '@rombo/shared/contract/keys-of';

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
