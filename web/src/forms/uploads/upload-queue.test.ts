import type { Upload, UploadRequest } from '@rombo/shared/contract/upload';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import type { PreparedFile } from './preparing/create-preparer.ts';
import { PictureFault } from './preparing/picture-file.ts';
import type { SendOptions } from './send-file.ts';
import { createUploadQueue } from './upload-queue.ts';

const photo = (id: string) => ({
  id,
  file: new File(['x'], `${id}.jpg`, { type: 'image/jpeg' }),
  purpose: 'product-image' as const,
});

const sheet = (id: string) => ({ ...photo(id), purpose: 'technical-sheet' as const });

/** A queue whose transfers end when the test says so. */
function setUp() {
  let time = 0;
  let asked = 0;
  const transfers = new Map<string, SendOptions & { end: () => void; fail: () => void; key: string }>();
  const announce = vi.fn(async (files: UploadRequest[]) =>
    files.map(({ name }): Upload => ({ key: `uploads/${name}-${++asked}`, url: 'https://store.example/', fields: {} })),
  );
  const prepare = vi.fn(
    async (file: File, _signal: AbortSignal): Promise<PreparedFile> => ({
      file,
      preview: file,
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
  const queue = createUploadQueue({ announce, prepare, send, now: () => time });
  const transfer = (id: string) => {
    const found = transfers.get(`${id}.jpg`);
    if (!found) throw new Error(`${id} was not sent`);
    return found;
  };
  const statuses = () => queue.all().map(({ id, status }) => `${id} ${status}`);
  const flushPromises = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, announce, prepare, send, transfer, statuses, flushPromises, pass: (ms: number) => (time += ms) };
}

test('what is ready while addresses are asked for gets its own with the next request, at most three at a time', async () => {
  const { queue, announce, transfer, statuses, flushPromises } = setUp();
  queue.add(['a', 'b', 'c', 'd', 'e'].map(sheet));
  await flushPromises();
  expect(announce.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([
    ['a.jpg', 'b.jpg', 'c.jpg'],
    ['d.jpg', 'e.jpg'],
  ]);
  expect(statuses()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting', 'e waiting']);
  transfer('b').end();
  await flushPromises();
  expect(statuses()).toEqual(['a sending', 'b sent', 'c sending', 'd sending', 'e waiting']);
});

test('pictures are prepared and sheets are not, and each is announced with its name, type and size', async () => {
  const { queue, announce, prepare, flushPromises } = setUp();
  const pdf = new File(['x'], 'red.pdf', { type: 'application/pdf' });
  queue.add([photo('clear'), { id: 'sheet', file: pdf, purpose: 'technical-sheet' }]);
  await flushPromises();
  const announced = announce.mock.calls.flatMap(([files]) => files);
  expect(announced).toContainEqual({ purpose: 'product-image', name: 'clear.jpg', type: 'image/jpeg', size: 1 });
  expect(announced).toContainEqual({ purpose: 'technical-sheet', name: 'red.pdf', type: 'application/pdf', size: 1 });
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('pictures are prepared one at a time, and those that are ready are sent meanwhile', async () => {
  const { queue, prepare, statuses, flushPromises } = setUp();
  const running: string[] = [];
  prepare.mockImplementation(async (file) => {
    running.push(file.name);
    if (file.name === 'c.jpg') return new Promise(() => {});
    expect(running.length).toBe(1);
    await flushPromises();
    running.pop();
    return { file, preview: file };
  });
  queue.add(['a', 'b', 'c', 'd'].map(photo));
  await flushPromises();
  await vi.waitFor(() => expect(statuses()).toEqual(['a sending', 'b sending', 'c preparing', 'd waiting']));
});

test('what was prepared is announced and sent in the place of what was chosen', async () => {
  const { queue, announce, prepare, send, flushPromises } = setUp();
  const small = new File(['xyz'], 'a.webp', { type: 'image/webp' });
  prepare.mockResolvedValueOnce({ file: small, preview: small });
  queue.add([photo('a')]);
  await flushPromises();
  expect(announce.mock.calls[0]?.[0][0]).toMatchObject({ name: 'a.webp', type: 'image/webp', size: 3 });
  expect(send.mock.calls[0]?.[1]).toBe(small);
});

test('a picture that cannot be prepared has failed and holds nobody up; it is prepared again when that is asked for', async () => {
  const { queue, prepare, statuses, flushPromises } = setUp();
  prepare.mockRejectedValueOnce(new PictureFault('unreadable'));
  queue.add(['a', 'b'].map(photo));
  await flushPromises();
  expect(statuses()).toEqual(['a failed', 'b sending']);
  expect(queue.find('a')?.cause).toBeInstanceOf(PictureFault);
  queue.again(['a']);
  await flushPromises();
  expect(statuses()).toEqual(['a sending', 'b sending']);
});

test('a transfer that is tried again does not prepare its picture again', async () => {
  const { queue, prepare, transfer, flushPromises } = setUp();
  queue.add([photo('a')]);
  await flushPromises();
  transfer('a').fail();
  await flushPromises();
  queue.again(['a']);
  await flushPromises();
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('a picture that is removed while it is prepared is given up, and the next one takes its turn', async () => {
  const { queue, prepare, send, statuses, flushPromises } = setUp();
  prepare.mockImplementationOnce(
    (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error()))),
  );
  queue.add(['a', 'b'].map(photo));
  queue.remove('a');
  await flushPromises();
  expect(statuses()).toEqual(['b sending']);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a picture that is removed and comes back while it is given up is prepared anew', async () => {
  const { queue, prepare, statuses, flushPromises } = setUp();
  prepare.mockImplementationOnce(
    (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error()))),
  );
  queue.add([photo('a')]);
  queue.clear();
  queue.add([photo('a')]);
  await flushPromises();
  expect(statuses()).toEqual(['a sending']);
});

test('waiting for the queue includes pictures that are still prepared', async () => {
  const { queue, prepare, transfer, flushPromises } = setUp();
  const { promise, resolve } = Promise.withResolvers<PreparedFile>();
  prepare.mockReturnValueOnce(promise);
  queue.add([photo('a')]);
  const settled = vi.fn();
  void queue.settled().then(settled);
  await flushPromises();
  expect(settled).not.toHaveBeenCalled();
  resolve({ file: photo('a').file, preview: photo('a').file });
  await flushPromises();
  transfer('a').end();
  await flushPromises();
  expect(settled).toHaveBeenCalled();
});

test('progress is told file by file and a sent file has its key', async () => {
  const { queue, transfer, flushPromises } = setUp();
  queue.add([photo('a'), photo('b')]);
  await flushPromises();
  transfer('b').onProgress(0.4);
  expect(queue.all().map(({ progress }) => progress)).toEqual([0, 0.4]);
  transfer('a').end();
  await flushPromises();
  expect(queue.all()[0]).toMatchObject({ progress: 1, sent: { key: 'uploads/a.jpg-1' } });
});

test('a failed transfer holds nobody up and is sent again to a new address', async () => {
  const { queue, transfer, statuses, flushPromises } = setUp();
  queue.add(['a', 'b', 'c', 'd'].map(photo));
  await flushPromises();
  transfer('a').fail();
  await flushPromises();
  expect(statuses()).toEqual(['a failed', 'b sending', 'c sending', 'd sending']);
  transfer('b').end();
  queue.again(['a']);
  await flushPromises();
  transfer('a').end();
  await flushPromises();
  expect(queue.all()[0]).toMatchObject({ status: 'sent', cause: null, sent: { key: 'uploads/a.jpg-5' } });
});

test('when the server gives no addresses every file of the batch has failed, with the reason', async () => {
  const { queue, announce, flushPromises } = setUp();
  const refusal = new Error('401');
  announce.mockRejectedValueOnce(refusal);
  queue.add([sheet('a'), sheet('b')]);
  await flushPromises();
  expect(queue.all()).toMatchObject([
    { status: 'failed', cause: refusal },
    { status: 'failed', cause: refusal },
  ]);
});

test('removing a file stops its transfer and makes room for the next', async () => {
  const { queue, transfer, statuses, flushPromises } = setUp();
  queue.add(['a', 'b', 'c', 'd'].map(photo));
  await flushPromises();
  queue.remove('c');
  await flushPromises();
  expect(transfer('c').signal.aborted).toBe(true);
  expect(statuses()).toEqual(['a sending', 'b sending', 'd sending']);
});

test('a file removed before its address came is never sent', async () => {
  const { queue, send, flushPromises } = setUp();
  queue.add([photo('a')]);
  queue.remove('a');
  await flushPromises();
  expect(send).not.toHaveBeenCalled();
});

test('files that waited until their addresses expired get new ones', async () => {
  const { queue, announce, transfer, flushPromises, pass } = setUp();
  queue.add(['a', 'b', 'c', 'd', 'e'].map(sheet));
  await flushPromises();
  pass(9.5 * 60_000);
  for (const id of ['a', 'b', 'c']) transfer(id).end();
  await flushPromises();
  expect(announce.mock.calls.slice(2).flatMap(([files]) => files.map(({ name }) => name))).toEqual(['d.jpg', 'e.jpg']);
  expect(transfer('d').key).toBe('uploads/d.jpg-6');
});

test('what the store is about to forget is sent again, the rest is left alone', async () => {
  const { queue, transfer, statuses, flushPromises, pass } = setUp();
  queue.add([photo('old')]);
  await flushPromises();
  transfer('old').end();
  await flushPromises();
  pass(19 * 3600_000);
  queue.add([photo('new')]);
  await flushPromises();
  transfer('new').end();
  await flushPromises();
  pass(2 * 3600_000);
  queue.renew();
  await flushPromises();
  expect(statuses()).toEqual(['old sending', 'new sent']);
});

test('what met an ended session is sent again, what failed for another reason is left to whoever chose it', async () => {
  const { queue, announce, transfer, statuses, flushPromises } = setUp();
  announce.mockRejectedValueOnce(new ApiError({ status: 401, statusText: '', text: '', retryAfter: null }));
  queue.add([photo('signed-out')]);
  await flushPromises();
  queue.add([photo('broken')]);
  await flushPromises();
  transfer('broken').fail();
  await flushPromises();
  queue.renew();
  await flushPromises();
  expect(statuses()).toEqual(['signed-out sending', 'broken failed']);
});

test('waiting for the queue ends when the last file has arrived or failed, and at once when it is empty', async () => {
  const { queue, transfer, flushPromises } = setUp();
  await queue.settled();
  queue.add([photo('a'), photo('b')]);
  let settled = false;
  void queue.settled().then(() => {
    settled = true;
  });
  await flushPromises();
  transfer('a').end();
  await flushPromises();
  expect(settled).toBe(false);
  transfer('b').fail();
  await flushPromises();
  expect(settled).toBe(true);
});
