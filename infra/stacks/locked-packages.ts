import { readFileSync } from 'node:fs';

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

/** The part of the project's lock file that installs one package with all that it depends on, as a lock file of its own. */
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
