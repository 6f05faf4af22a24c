import { setTimeout as wait } from 'node:timers/promises';
import type { Upload, UploadPurpose } from '@rombo/shared/contract/upload';
import type { FormFile } from '../../../../functions/test/forms.ts';
import type { Answer, Caller } from '../requests.ts';
import type { Item, Stores } from '../stores.ts';

/** Context of a scenario: the stores, callers with and without the administrator's cookie, and a small picture. */
export interface ScenarioContext {
  stores: Stores;
  admin: Caller;
  visitor: Caller;
  photo: FormFile;
}

/** A call that is about to be made, and what is stored of it. */
export interface Scenario {
  send: () => Promise<Answer>;
  /** `done` or `undone`, as what is stored now says; anything else is a fault. */
  state: () => Promise<string>;
}

/** Sets a scenario up on items of its own, before the fault begins. */
export type Prepare = (context: ScenarioContext) => Promise<Scenario>;

/** Repeats a call that ran out of time on a busy machine, with growing pauses. */
export async function retryUnavailable(send: () => Promise<Answer>, tries = 6): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send();
    if (answer.status !== 503 || attempt === tries) return answer;
    await wait(attempt * 250 * (1 + Math.random()));
  }
}

/** The body of an answer that the context cannot be set without. */
export async function mustSucceed(send: () => Promise<Answer>) {
  const { status, body } = await retryUnavailable(send);
  if (status >= 300) throw new Error(`The context could not be set: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Sends a file to the address that it was given. */
export async function sendFile({ url, fields }: Upload, { bytes, name, type }: FormFile): Promise<void> {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.append(field, value);
  data.append('file', new File([bytes], name, { type }));
  const sent = await fetch(url, { method: 'POST', body: data });
  if (!sent.ok) throw new Error(`The store refused the upload: ${await sent.text()}`);
}

/** Sends a file to the store, as the panel does, and gives its key. */
export async function uploaded({ admin }: ScenarioContext, purpose: UploadPurpose, file: FormFile): Promise<string> {
  const { name, type, bytes } = file;
  const [upload] = await mustSucceed(() =>
    admin('createUploads', { json: [{ purpose, name, type, size: bytes.length }] }),
  );
  await sendFile(upload, file);
  return upload.key;
}

/** A read, which changes nothing, so that nothing is ever undone; but what is answered must be all there. */
// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
export function reading(send: () => Promise<Answer>, isWhole: (body: any) => boolean): Scenario {
  let answer: Answer | undefined;
  return {
    send: async () => {
      answer = await send();
      return answer;
    },
    state: async () =>
      answer?.status === 200 && !isWhole(answer.body) ? `half: ${JSON.stringify(answer.body)}` : 'done',
  };
}

/** The state of something that is made once. */
export const madeOnce = (items: Item[]): string =>
  items.length === 0 ? 'undone' : items.length === 1 ? 'done' : `there ${items.length} times`;

/** The state of something that is taken away. */
export const takenAway = (items: Item[]): string => (items.length === 0 ? 'done' : 'undone');

/** The state of something that is changed: all of the fields are as they were before, or all as they are to be. */
export function changed([item]: Item[], before: object, after: object): string {
  const text = (object: object) => JSON.stringify(Object.entries(object).sort());
  const seen = text(Object.fromEntries(Object.keys(before).map((key) => [key, item?.[key]])));
  if (seen === text(after)) return 'done';
  return seen === text(before) ? 'undone' : `half: ${seen}`;
}

/** Header that requires the first version. */
export const FIRST = { 'if-match': '"1"' };
