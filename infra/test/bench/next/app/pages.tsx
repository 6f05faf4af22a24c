import { readFileSync } from 'node:fs';

export interface Page {
  path: string;
  title: string;
  /** The body as our site renders it, without scripts. */
  body: string;
}

/** The pages to export, which the benchmark writes before the build. */
export const pages: Page[] = JSON.parse(readFileSync('pages.json', 'utf8'));
