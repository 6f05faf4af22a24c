import { versionedFields } from '@rombo/shared/collections/collection';
import type { ListedKind } from '@rombo/shared/contract/kinds';
import { collections } from '@rombo/shared/contract/routes';
import { type FormFile, form } from './forms.ts';

/** Values of required fields, by name. A kind with another required field needs a value here. */
const values: Record<string, string> = {
  description: 'Un motore per le prove.',
  category: 'motori',
  city: 'Torino',
  country: 'IT',
  date: '2024-05-12',
  text: 'Si parte.',
  summary: 'Prima del primo serbatoio.',
};
const pictureFields = ['images', 'imageUrl', 'picture'];

/** Returns what the tests of every kind need to know of one: the field of its name, and the fields that another picture changes. */
export function sampleKind(kind: ListedKind) {
  const { body, schema } = collections[kind];
  const field = 'name' in schema.entries ? 'name' : 'title';
  const entries: Record<string, { type: string }> = body.schema.entries;
  const required = Object.keys(values).filter((name) => entries[name] && !/optional/.test(entries[name].type));
  const changes = versionedFields(collections[kind]).filter((name) => [field, ...pictureFields].includes(name));
  return {
    field,
    changes,
    /** Options of a request that saves an item. */
    body(name: string, image?: FormFile | string) {
      const fields = { ...Object.fromEntries(required.map((one) => [one, values[one]])), [field]: name };
      if (body.kind === 'json') return { json: fields };
      return { body: form({ ...fields, ['images' in entries ? 'images' : 'image']: image }) };
    },
  };
}
