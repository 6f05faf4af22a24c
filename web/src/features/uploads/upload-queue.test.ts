import type { PictureLook } from '@rombo/shared/picture-name';
import type { Upload, UploadRequest } from '@rombo/shared/upload';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import type { SendOptions } from './send-file.ts';
import { createUploadQueue } from './upload-queue.ts';

const photo = (id: string) => ({
  id,
  file: new File(['x'], `${id}.jpg`, { type: 'image/jpeg' }),
  purpose: 'product-image' as const,
});

/** A queue whose transfers end when the test says so. */
function setUp() {
  let time = 0;
  let asked = 0;
  const transfers = new Map<string, SendOptions & { end: () => void; fail: () => void; key: string }>();
  const ask = vi.fn(async (files: UploadRequest[]) =>
    files.map(({ name }): Upload => ({ key: `uploads/${name}-${++asked}`, url: 'https://store.example/', fields: {} })),
  );
  const takeLook = vi.fn(
    async (file: File): Promise<PictureLook> => ({
      color: file.name.startsWith('red') ? 'b01020' : undefined,
      subject: 70,
    }),
  );
  const send = vi.fn(
    (upload: Upload, file: File, options: SendOptions) =>
      new Promise<void>((end, reject) => {
        const fail = () => reject(new Error('no network'));
        options.signal.addEventListener('abort', fail);
        transfers.set(file.name, { ...options, end, fail, key: upload.key });
      }),
  );
  const queue = createUploadQueue({ ask, takeLook, send, now: () => time });
  const transfer = (id: string) => {
    const found = transfers.get(`${id}.jpg`);
    if (!found) throw new Error(`${id} was not sent`);
    return found;
  };
  const statuses = () => queue.all().map(({ id, status }) => `${id} ${status}`);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, ask, takeLook, send, transfer, statuses, settle, pass: (ms: number) => (time += ms) };
}

test('a batch asks for the addresses of three files at a time, and sends as many', async () => {
  const { queue, ask, transfer, statuses, settle } = setUp();
  queue.add(['a', 'b', 'c', 'd', 'e'].map(photo));
  await settle();
  expect(ask.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([
    ['a.jpg', 'b.jpg', 'c.jpg'],
    ['d.jpg', 'e.jpg'],
  ]);
  expect(ask.mock.calls[0]?.[0][0]).toEqual({ purpose: 'product-image', name: 'a.jpg', type: 'image/jpeg', size: 1 });
  expect(statuses()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting', 'e waiting']);
  transfer('b').end();
  await settle();
  expect(statuses()).toEqual(['a sending', 'b sent', 'c sending', 'd sending', 'e waiting']);
});

test('a picture is announced with its colour where it has one, a slide with the place of its subject, a sheet with neither', async () => {
  const { queue, ask, takeLook, settle } = setUp();
  const sheet = new File(['x'], 'red.pdf', { type: 'application/pdf' });
  const slide = { ...photo('red'), purpose: 'slide-image' as const };
  queue.add([slide, photo('clear'), { id: 'sheet', file: sheet, purpose: 'technical-sheet' }]);
  await settle();
  expect(ask.mock.calls[0]?.[0].map((file) => file.color)).toEqual(['b01020', undefined, undefined]);
  expect(ask.mock.calls[0]?.[0].map((file) => file.subject)).toEqual([70, undefined, undefined]);
  expect(ask.mock.calls[0]?.[0][1]).not.toHaveProperty('color');
  expect(takeLook).toHaveBeenCalledTimes(2);
});

test('files are on their way while later ones are still to be looked at', async () => {
  const { queue, takeLook, statuses, settle } = setUp();
  takeLook.mockImplementation((file) => (file.name === 'd.jpg' ? new Promise(() => {}) : Promise.resolve({})));
  queue.add(['a', 'b', 'c', 'd'].map(photo));
  await settle();
  expect(statuses()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting']);
});

test('progress is told file by file and a sent file has its key', async () => {
  const { queue, transfer, settle } = setUp();
  queue.add([photo('a'), photo('b')]);
  await settle();
  transfer('b').onProgress(0.4);
  expect(queue.all().map(({ progress }) => progress)).toEqual([0, 0.4]);
  transfer('a').end();
  await settle();
  expect(queue.all()[0]).toMatchObject({ progress: 1, sent: { key: 'uploads/a.jpg-1' } });
});

test('a failed transfer holds nobody up and is sent again to a new address', async () => {
  const { queue, transfer, statuses, settle } = setUp();
  queue.add(['a', 'b', 'c', 'd'].map(photo));
  await settle();
  transfer('a').fail();
  await settle();
  expect(statuses()).toEqual(['a failed', 'b sending', 'c sending', 'd sending']);
  transfer('b').end();
  queue.again(['a']);
  await settle();
  transfer('a').end();
  await settle();
  expect(queue.all()[0]).toMatchObject({ status: 'sent', cause: null, sent: { key: 'uploads/a.jpg-5' } });
});

test('when the server gives no addresses every file of the batch has failed, with the reason', async () => {
  const { queue, ask, settle } = setUp();
  const refusal = new Error('401');
  ask.mockRejectedValueOnce(refusal);
  queue.add([photo('a'), photo('b')]);
  await settle();
  expect(queue.all()).toMatchObject([
    { status: 'failed', cause: refusal },
    { status: 'failed', cause: refusal },
  ]);
});

test('removing a file stops its transfer and makes room for the next', async () => {
  const { queue, transfer, statuses, settle } = setUp();
  queue.add(['a', 'b', 'c', 'd'].map(photo));
  await settle();
  queue.remove('c');
  await settle();
  expect(transfer('c').signal.aborted).toBe(true);
  expect(statuses()).toEqual(['a sending', 'b sending', 'd sending']);
});

test('a file removed before its address came is never sent', async () => {
  const { queue, send, settle } = setUp();
  queue.add([photo('a')]);
  queue.remove('a');
  await settle();
  expect(send).not.toHaveBeenCalled();
});

test('files that waited until their addresses expired get new ones', async () => {
  const { queue, ask, transfer, settle, pass } = setUp();
  queue.add(['a', 'b', 'c', 'd', 'e'].map(photo));
  await settle();
  pass(9.5 * 60_000);
  for (const id of ['a', 'b', 'c']) transfer(id).end();
  await settle();
  expect(ask.mock.calls.slice(2).flatMap(([files]) => files.map(({ name }) => name))).toEqual(['d.jpg', 'e.jpg']);
  expect(transfer('d').key).toBe('uploads/d.jpg-6');
});

test('what the store is about to forget is sent again, the rest is left alone', async () => {
  const { queue, transfer, statuses, settle, pass } = setUp();
  queue.add([photo('old')]);
  await settle();
  transfer('old').end();
  await settle();
  pass(19 * 3600_000);
  queue.add([photo('new')]);
  await settle();
  transfer('new').end();
  await settle();
  pass(2 * 3600_000);
  queue.renew();
  await settle();
  expect(statuses()).toEqual(['old sending', 'new sent']);
});

test('what met an ended session is sent again, what failed for another reason is left to whoever chose it', async () => {
  const { queue, ask, transfer, statuses, settle } = setUp();
  ask.mockRejectedValueOnce(new ApiError({ status: 401, statusText: '', text: '', retryAfter: null }));
  queue.add([photo('signed-out')]);
  await settle();
  queue.add([photo('broken')]);
  await settle();
  transfer('broken').fail();
  await settle();
  queue.renew();
  await settle();
  expect(statuses()).toEqual(['signed-out sending', 'broken failed']);
});

test('waiting for the queue ends when the last file has arrived or failed, and at once when it is empty', async () => {
  const { queue, transfer, settle } = setUp();
  await queue.settled();
  queue.add([photo('a'), photo('b')]);
  let settled = false;
  void queue.settled().then(() => {
    settled = true;
  });
  await settle();
  transfer('a').end();
  await settle();
  expect(settled).toBe(false);
  transfer('b').fail();
  await settle();
  expect(settled).toBe(true);
});
