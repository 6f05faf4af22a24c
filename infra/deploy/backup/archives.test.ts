import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PICTURE_WIDTHS } from '@rombo/shared/contract/picture';
import { ARCHIVES_KEPT, type Archive } from '@rombo/shared/contract/site';
import { expect, it, onTestFinished, vi } from 'vitest';
import { picture, png, slideForm } from '../../../functions/test/forms.ts';
import { startSite } from '../../local/site.ts';
import { createClient, json } from '../../local/site-client.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { contentsOf } from '../../test/site-contents.ts';
import type { Call } from '../command.ts';
import { checkBackup, restore } from './contents.ts';
import { withSite } from './target.ts';

const stopped = { context: [] as string[] } as Call;

it('the panel makes archives, of which three are kept, and one restores the site elsewhere', async () => {
  const dataDir = await temporaryFolder();
  const site = await startSite({ dataDir, adminUsername: 'admin', adminPassword: 'una-parola-lunga-9' });
  onTestFinished(site.stop);
  const { call, read } = createClient(site.origin);
  await call('login', [200], json({ username: 'admin', password: 'una-parola-lunga-9' }));
  const dealer = { name: 'Modellismo Garda', city: 'Salò', country: 'IT' };
  await call('createDealer', [201], json(dealer));
  const slide = await read('createSlide', [201], { body: slideForm(png(await picture('png'))) });
  expect(await read('listArchives', [200])).toEqual([]);

  let newest: Archive | undefined;
  for (let count = 1; count <= ARCHIVES_KEPT + 1; count += 1) {
    // Times of objects have whole seconds.
    await wait(1100);
    await call('createArchive', [202]);
    const former = newest?.id;
    const isMade = ([first]: Archive[]) => first !== undefined && first.id !== former;
    let archives: Archive[] = [];
    while (!isMade(archives) || archives.length > ARCHIVES_KEPT) {
      await wait(100);
      archives = await read('listArchives', [200]);
    }
    expect(archives).toHaveLength(Math.min(count, ARCHIVES_KEPT));
    newest = archives[0];
  }
  const download = await fetch(newest?.url ?? '');
  expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="rombo-.*\.tar"$/);
  const file = join(await temporaryFolder(), 'site.tar');
  const bytes = await download.bytes();
  expect(Buffer.from(bytes).includes('passwordHash')).toBe(false);
  await writeFile(file, bytes);
  expect((await fetch(newest?.url.split('?')[0] ?? '')).status).toBe(403);
  await site.stop();

  expect(await checkBackup(file)).toMatchObject({ hasKeys: false });
  const elsewhere = await temporaryFolder();
  vi.stubEnv('DATA_DIR', elsewhere);
  await withSite(stopped, { isNew: true }, (target) => restore(target, file));
  const restored = await withSite(stopped, { isNew: false }, contentsOf);
  expect(JSON.stringify(restored.items)).toContain(dealer.name);
  expect(restored.files.map(({ key }) => `/${key}`)).toEqual([slide.imageUrl]);

  const other = await startSite({ dataDir: elsewhere });
  onTestFinished(other.stop);
  const variant = await fetch(`${other.origin}${slide.imageUrl}?w=${PICTURE_WIDTHS[0]}`, {
    headers: { accept: 'image/avif' },
  });
  expect([variant.status, variant.headers.get('content-type')]).toEqual([200, 'image/avif']);
});
