import { collections } from '@rombo/shared/contract/routes';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { form } from '../../test/forms.ts';
import { call, cookie } from '../../test/site.ts';
import { deleteItem } from '../../test/table.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('motori', '3.5cc', 'true', '-1', '{"a":"b"}', '{"__proto__":1}', '../..', '\u0000', '\ud800', 'NaN'),
  fc.constantFrom('product-image', 'image/png', 'maintenance_mode', 'uploads/product-image/x.png', '3a2f21'),
);
const value = fc.oneof({ depthSize: 'small' }, text, fc.jsonValue({ maxDepth: 2 }));
const fieldsOf = <T>(names: string[], values: fc.Arbitrary<T>) =>
  fc.dictionary(fc.oneof({ arbitrary: fc.constantFrom(...names), weight: 9 }, text), values, { maxKeys: 8 });

const contact = fieldsOf(['firstName', 'lastName', 'email', 'phone', 'subject', 'message', 'website'], value);
const setting = fieldsOf(['key', 'value'], value);
const upload = fieldsOf(['purpose', 'name', 'type', 'size'], value);
const product = fieldsOf(
  Object.keys(collections.product.body.schema.entries),
  fc.oneof(text, fc.array(text, { minLength: 1, maxLength: 3 })),
);
const slide = fieldsOf(['title', 'description', 'order', 'active', 'image', 'translations'], text);

describe('arbitrary input', () => {
  afterAll(() => deleteItem({ pk: 'SETTING', sk: 'maintenance_mode' }));

  it.each([
    ['sendContact', contact],
    ['saveSetting', setting],
    ['createUploads', fc.array(upload, { maxLength: 3 })],
    ['createProduct', product.map(form)],
    ['createSlide', slide.map(form)],
  ] as const)('is judged by %s and breaks nothing', async (name, inputs) => {
    const judge = async (input: unknown) => {
      const { status, body } = await call(name, {
        cookie,
        ...(input instanceof FormData ? { body: input } : { json: input }),
      });
      if (name === 'createProduct' && status === 201)
        await call('deleteProduct', { cookie, parameters: { id: body.id } });
      expect([200, 201, 400, 422, 429]).toContain(status);
    };
    await fc.assert(fc.asyncProperty(inputs as fc.Arbitrary<unknown>, judge), { numRuns: 25 });
  });
});
