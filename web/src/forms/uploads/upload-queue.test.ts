import type { Upload, UploadRequest } from '@rombo/shared/contract/upload';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { PictureFault, type Prepared, type PrepareRequest } from './preparing/picture-file.ts';
import { createUploadQueue, type PendingFile } from './upload-queue.ts';

const photo = (id: string) => ({
  id,
  file: new File(['x'], `${id}.jpg`, { type: 'image/jpeg' }),
  purpose: 'product-image' as const,
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
const untilAborted = (_: PrepareRequest, signal: AbortSignal) =>
  new Promise<Prepared>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error())));

type SendOptions = Parameters<NonNullable<Parameters<typeof createUploadQueue>[0]['send']>>[2];

/** Creates a queue whose transfers are ended by the test. */
function setUp() {
  let announced = 0;
  const transfers = new Map<string, SendOptions & { end: () => void; fail: () => void }>();
  const requestUploads = vi.fn(async (files: UploadRequest[]) =>
    files.map(({ name }): Upload => ({ key: `uploads/${name}-${++announced}`, url: 'https://s.example/', fields: {} })),
  );
  const prepare = vi.fn(
    async ({ file }: PrepareRequest, _: AbortSignal): Promise<Prepared> => ({ file, preview: file }),
  );
  const send = vi.fn(
    ({ key }: Upload, _: File, options: SendOptions) =>
      new Promise<void>((end, reject) => {
        const fail = () => reject(new Error('no network'));
        options.signal.addEventListener('abort', fail);
        transfers.set(key.replace(/^uploads.(\w+).*$/, '$1'), { ...options, end, fail });
      }),
  );
  const persist = vi.fn((_: PendingFile) => {});
  const queue = createUploadQueue({ requestUploads, prepare, send, persist });
  const transfer = (id: string) => {
    const found = transfers.get(id);
    if (!found) throw new Error(`${id} was not sent`);
    return found;
  };
  return {
    queue,
    requestUploads,
    prepare,
    send,
    persist,
    transfer,
    add: async (...ids: string[]) => {
      queue.add(ids.map(photo));
      await settle();
    },
    end: async (id: string) => {
      transfer(id).end();
      await settle();
    },
    fail: async (id: string) => {
      transfer(id).fail();
      await settle();
    },
    statuses: () => queue.all().map(({ id, status }) => `${id} ${status}`),
  };
}

test('sends three files at a time, and requests each presigned upload when its transfer starts', async () => {
  const { add, end, requestUploads, statuses } = setUp();
  await add('a', 'b', 'c', 'd', 'e');
  expect(statuses()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting', 'e waiting']);
  expect(requestUploads).toHaveBeenCalledTimes(3);
  await end('b');
  expect(statuses()).toEqual(['a sending', 'b sent', 'c sending', 'd sending', 'e waiting']);
});

test('prepares one picture at a time and sends finished ones concurrently', async () => {
  const { add, prepare, statuses } = setUp();
  let running = 0;
  prepare.mockImplementation(async ({ file }) => {
    expect(++running).toBe(1);
    if (file.name === 'c.jpg') return new Promise(() => {});
    await settle();
    running -= 1;
    return { file, preview: file };
  });
  await add('a', 'b', 'c', 'd');
  await vi.waitFor(() => expect(statuses()).toEqual(['a sending', 'b sending', 'c preparing', 'd waiting']));
});

test('announces and sends a prepared picture, and a sheet unchanged', async () => {
  const { queue, requestUploads, prepare, send } = setUp();
  const small = new File(['xyz'], 'a.webp', { type: 'image/webp' });
  const pdf = new File(['x'], 'red.pdf', { type: 'application/pdf' });
  prepare.mockResolvedValueOnce({ file: small, preview: small });
  queue.add([photo('a'), { id: 'sheet', file: pdf, purpose: 'technical-sheet' }]);
  await settle();
  expect(requestUploads.mock.calls.flatMap(([files]) => files)).toEqual(
    expect.arrayContaining([
      { purpose: 'product-image', name: 'a.webp', type: 'image/webp', size: 3 },
      { purpose: 'technical-sheet', name: 'red.pdf', type: 'application/pdf', size: 1 },
    ]),
  );
  expect(send.mock.calls.map(([, file]) => file)).toEqual(expect.arrayContaining([small, pdf]));
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('a failed preparation affects only its picture, and can be retried', async () => {
  const { queue, add, prepare, statuses } = setUp();
  prepare.mockRejectedValueOnce(new PictureFault('unreadable'));
  await add('a', 'b');
  expect(statuses()).toEqual(['a failed', 'b sending']);
  expect(queue.find('a')?.cause).toBeInstanceOf(PictureFault);
  queue.retry('a');
  await settle();
  expect(statuses()).toEqual(['a sending', 'b sending']);
});

test('a failed transfer lets the next one start, and a retry does not prepare the picture again', async () => {
  const { queue, add, end, fail, prepare, statuses } = setUp();
  await add('a', 'b', 'c', 'd');
  await fail('a');
  expect(statuses()).toEqual(['a failed', 'b sending', 'c sending', 'd sending']);
  queue.retry('a');
  await end('b');
  await end('a');
  expect(queue.find('a')).toMatchObject({ status: 'sent', progress: 1, cause: null, key: 'uploads/a.jpg-5' });
  expect(prepare).toHaveBeenCalledTimes(4);
});

test('a picture removed during preparation lets the next one start, and can be added again', async () => {
  const { queue, add, prepare, send, statuses } = setUp();
  prepare.mockImplementationOnce(untilAborted);
  await add('a', 'b');
  queue.remove('a');
  await add('a');
  expect(statuses()).toEqual(['b sending', 'a sending']);
  expect(send).toHaveBeenCalledTimes(2);
});

test('removing a file aborts its transfer and lets the next one start', async () => {
  const { queue, add, transfer, statuses } = setUp();
  await add('a', 'b', 'c', 'd');
  queue.remove('c');
  await settle();
  expect(transfer('c').signal.aborted).toBe(true);
  expect(statuses()).toEqual(['a sending', 'b sending', 'd sending']);
});

test('resends files that failed for an ended session, and no others', async () => {
  const { queue, requestUploads, add, fail, statuses } = setUp();
  requestUploads.mockRejectedValueOnce(new ApiError({ status: 401, statusText: '', text: '', retryAfter: null }));
  await add('signed-out');
  await add('broken');
  await fail('broken');
  queue.retryUnauthorized();
  await settle();
  expect(statuses()).toEqual(['signed-out sending', 'broken failed']);
});

test('settled() resolves after the last file was sent or failed, including those in preparation', async () => {
  const { queue, prepare, add, end, fail } = setUp();
  await queue.settled();
  let finish = (_prepared: Prepared) => {};
  prepare.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  await add('a', 'b');
  const settled = vi.fn();
  void queue.settled().then(settled);
  finish({ file: photo('a').file, preview: photo('a').file });
  await settle();
  await fail('a');
  expect(settled).not.toHaveBeenCalled();
  await end('b');
  expect(settled).toHaveBeenCalled();
});

test('stores a file when chosen, prepared and sent, and again when refused', async () => {
  const { queue, add, end, persist } = setUp();
  await add('a');
  await end('a');
  queue.fail('a', new Error('refused'));
  expect(persist.mock.calls.map(([{ prepared, key }]) => [prepared !== null, key])).toEqual([
    [false, null],
    [true, null],
    [true, 'uploads/a.jpg-1'],
    [true, null],
  ]);
});

test('replaced files are not prepared or sent again', async () => {
  const { queue, add, end, prepare, send, statuses } = setUp();
  await add('a', 'b');
  await end('a');
  const former = queue.replace([]);
  expect(statuses()).toEqual([]);
  queue.replace(former);
  await settle();
  expect(statuses()).toEqual(['a sent', 'b sending']);
  expect([prepare, send].map(({ mock }) => mock.calls.length)).toEqual([2, 3]);
});
