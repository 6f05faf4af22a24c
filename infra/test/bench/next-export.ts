import { execFileSync } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FONTS = /url\(["']?(\/[^)"']+)["']?\)/g;

/** A page as our site renders it, taken apart for the export. */
async function readPage(origin: string, path: string) {
  const html = await (await fetch(origin + path)).text();
  return {
    path,
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    body: (/<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '').replace(/<(script|noscript)\b.*?<\/\1>/gs, ''),
    styles: [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, rules]) => rules).join('\n'),
  };
}

/** Runs a command in a folder, for production. */
const run = (folder: string, command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', npm_config_loglevel: 'error' },
  });

/** Installs the packages of a folder. */
export const install = (folder: string) => run(folder, 'npm', 'install', '--include=dev', '--no-audit', '--no-fund');

/** Builds a folder with Next. */
export const buildByNext = (folder: string) => run(folder, 'npx', 'next', 'build');

/**
 * Builds a static export by Next with the markup, the styles and the fonts of our pages in a folder, whose packages are installed for it.
 * Returns the folder of the exported files. Pictures keep their addresses.
 */
export async function exportByNext(origin: string, paths: string[], folder: string): Promise<string> {
  await cp(join(import.meta.dirname, 'next'), folder, { recursive: true });
  const pages = await Promise.all(paths.map((path) => readPage(origin, path)));
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages));
  const styles = [...new Set(pages.map((page) => page.styles))].join('\n');
  // Turbopack looks for fonts on the disk; ours are served by the site.
  const fonts = [...new Set([...styles.matchAll(FONTS)].map(([, address]) => address ?? ''))];
  for (const font of fonts) {
    const file = Buffer.from(await (await fetch(origin + font)).arrayBuffer());
    await writeFile(join(folder, 'app', font.replace(/.*\//, '')), file);
  }
  await writeFile(
    join(folder, 'app/site.css'),
    styles.replace(FONTS, (_, font: string) => `url(./${font.replace(/.*\//, '')})`),
  );
  install(folder);
  buildByNext(folder);
  return join(folder, 'out');
}

/** The exported file of an address. */
const exportedFile = (path: string): string =>
  path === '/' ? 'index.html' : /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;

/** Reads an exported file by its address; undefined where there is none. */
export const readExported = async (out: string, path: string): Promise<Buffer | undefined> =>
  readFile(join(out, exportedFile(path))).catch(() => undefined);
