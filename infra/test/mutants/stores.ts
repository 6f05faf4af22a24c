import type { TestProject } from 'vitest/node';
import setUpSite from '../api-site.ts';
import { openStores } from '../fault-injection/stores.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Initial contents of the stores. */
    firstItems: string;
  }
}

/** Starts the stores once for all mutants, with a site before them that is built and has none. */
export default async function setup(project: TestProject) {
  const stop = await setUpSite(project);
  const { items } = openStores(project.getProvidedContext().site);
  project.provide('firstItems', JSON.stringify(await items()));
  return stop;
}
