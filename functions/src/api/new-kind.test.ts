import '../../test/stores.ts';

import { refusalsIn } from '@rombo/shared/contract/issues';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Fair, FairInput, fairs } from '../../../shared/test/fairs.ts';
import { picture } from '../../test/forms.ts';
import { fetchMedia } from '../../test/site.ts';
import { change, create, type Kind, restoreVersion } from '../collections/collection.ts';
import { storedFiles } from '../collections/stored-files.ts';
import { restoreFromTrash, trash } from '../collections/trash.ts';
import { list, type Store, saveOrder } from '../data/collection.ts';
import { listVersions } from '../data/versions.ts';
import { commitPicture } from '../files/entity-media.ts';

const store: Store<Fair> = {
  kind: 'fair',
  partition: 'FAIR',
  row: Fair,
  nameOf: ({ name }) => name,
  filesOf: ({ imageUrl }) => [imageUrl],
  isOrdered: true,
};
const kind: Kind<Fair, Fair, FairInput> = {
  ...store,
  files: storedFiles('media/fairs'),
  async accept({ image, ...fields }, identity, current) {
    const folder = `media/fairs/${identity.id}`;
    const { picture, cleanUp } = await commitPicture(folder, 'slide-image', { image }, current?.picture);
    return { entity: { order: 0, ...identity, ...fields, imageUrl: picture.url, picture }, cleanUp };
  },
};

const request = { user: { id: 'admin', username: 'admin' }, idempotencyKey: null, ifVersion: null };
const parse = (input: object) => v.parse(FairInput, input);
const add = async (name: string) => {
  const image = { filename: 'a.png', mimetype: 'image/png', content: await picture('png') };
  return (await create(kind)({ ...request, input: parse({ name, date: '2026-05-01', image }) })).output;
};
const names = async () => (await list(store)).sort((a, b) => a.order - b.order).map(({ name }) => name);

it('a new kind of content with a text, a date, a picture and an order costs a description and how it is stored', async () => {
  const { issues } = v.safeParse(FairInput, { name: 'Fiera', date: 'maggio' });
  expect(refusalsIn(issues)).toEqual([{ path: 'date', refusal: 'date' }]);
  const [first, second] = [await add('Rimini'), await add('Milano')];
  await saveOrder(store, [second.id, first.id]);
  expect(await names()).toEqual(['Milano', 'Rimini']);

  const parameters = { id: second.id };
  const input = parse({ name: 'Monza', date: '2026-06-01' });
  const { output: saved } = await change(kind)({ ...request, parameters, input, ifVersion: 1 });
  expect(saved).toMatchObject({ name: 'Monza', version: 2, imageUrl: second.imageUrl });
  const stale = change(kind)({ ...request, parameters, input, ifVersion: 1 });
  await expect(stale).rejects.toMatchObject({ code: 'conflict' });
  const [latest] = await listVersions(store, fairs, second.id);
  expect(latest).toMatchObject({ version: 2, by: 'admin', changes: ['name', 'date'], content: saved });
  await restoreVersion(kind)({ ...request, parameters: { ...parameters, version: '1' } });
  expect(await names()).toEqual(['Milano', 'Rimini']);

  await trash(store)({ parameters, ifVersion: 3 });
  expect([await names(), (await fetchMedia(second.imageUrl)).status]).toEqual([['Rimini'], 404]);
  await restoreFromTrash({ fair: store })({ parameters, user: request.user });
  expect([await names(), (await fetchMedia(second.imageUrl)).status]).toEqual([['Milano', 'Rimini'], 200]);
});
