import type { Page } from '@playwright/test';
import type { UploadRequest } from '@rombo/shared/contract/upload';

declare global {
  var filesInTransit: File[];
}

/** Takes uploads in the server's and the store's place, and keeps what the browser sends. */
export async function keepSentFiles(page: Page): Promise<void> {
  // A route handler cannot read a request body that is a file.
  await page.evaluate(() => {
    globalThis.filesInTransit = [];
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData && body.get('file');
      if (file instanceof File) globalThis.filesInTransit.push(file);
      send.call(this, body);
    };
  });
  let count = 0;
  await page.route('**/api/uploads', (route) => {
    const files: UploadRequest[] = route.request().postDataJSON();
    const json = files.map(() => ({ key: `uploads/${++count}`, url: '/store', fields: {} }));
    return route.fulfill({ status: 201, json });
  });
  await page.route('**/store', (route) => route.fulfill({ status: 204 }));
}

/** A file that the browser has sent. */
interface SentFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Sent files, in order. */
export async function sentFiles(page: Page): Promise<SentFile[]> {
  const files = await page.evaluate(() =>
    Promise.all(
      globalThis.filesInTransit.map(async (file) => {
        const reader = new FileReader();
        const read = new Promise((resolve) => reader.addEventListener('load', resolve));
        reader.readAsDataURL(file);
        await read;
        return { name: file.name, type: file.type, content: String(reader.result).split(',')[1] ?? '' };
      }),
    ),
  );
  return files.map(({ content, ...file }) => ({ ...file, bytes: Buffer.from(content, 'base64') }));
}
