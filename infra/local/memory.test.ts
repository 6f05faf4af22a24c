import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:process';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { address, startMain } from '../test/start-main.ts';
import { createClient, formOf, json } from './site-client.ts';

const account = { username: 'admin', password: 'a camera full of pictures' };
const type = 'image/jpeg';

/** Noise of 12 megapixels, 4.6 MB. */
const photo = async () => {
  const raw = { width: 2000, height: 1500, channels: 3 } as const;
  const noise = sharp(randomBytes(raw.width * raw.height * raw.channels), { raw }).resize(4000);
  return new File(
    [await noise.modulate({ saturation: 0.4 }).linear(0.5, 60).jpeg({ quality: 88 }).toBuffer()],
    'a.jpg',
    { type },
  );
};

// Other systems do not report the peak.
test.skipIf(platform !== 'linux')(
  'four forms with ten large pictures at once are saved in less than 600 MB',
  async () => {
    const { child, untilSaid } = startMain({
      // As `npm start` sets them.
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      UV_THREADPOOL_SIZE: '12',
      PORT: '0',
      SEED: 'none',
      DATA_DIR: await temporaryFolder(),
      ADMIN_USERNAME: account.username,
      ADMIN_PASSWORD: account.password,
    });
    const { call, read } = createClient(await untilSaid(address), {}, 12);
    await call('login', [200], json(account));
    const file = await photo();
    const { name, size } = file;
    const requests = Array.from({ length: 10 }, () => ({ purpose: 'product-image', name, type, size }));
    const save = async (name: string) => {
      const form = formOf({ name, description: 'Prova', category: 'motori' });
      for (const { url, fields, key } of await read('createUploads', [201], json(requests))) {
        await fetch(url, { method: 'POST', body: formOf({ ...fields, file }) });
        form.append('images', key);
      }
      const { images } = await read('createProduct', [201], { body: form });
      return images.length;
    };
    expect(await Promise.all(['A', 'B', 'C', 'D'].map(save))).toEqual(Array(4).fill(10));
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    expect(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024).toBeLessThan(600);
  },
);
