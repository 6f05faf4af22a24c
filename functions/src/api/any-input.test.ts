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
const fieldsOf = (names: string[], values: fc.Arbitrary<unknown>) =>
  fc.dictionary(fc.oneof({ arbitrary: fc.constantFrom(...names), weight: 9 }, text), values, { maxKeys: 8 });

const contact = fieldsOf(['firstName', 'lastName', 'email', 'phone', 'subject', 'message', 'website'], value);
const setting = fieldsOf(['key', 'value'], value);
const upload = fieldsOf(['purpose', 'name', 'type', 'size'], value);
const product = fieldsOf(
  [
    'name',
    'description',
    'category',
    'subcategory',
    'technicalSpecs',
    'translations',
    'featured',
    'images',
    'technicalSheet',
    'technicalSheetEn',
    'explodedView',
    'explodedViewImage',
  ],
  fc.oneof(text, fc.array(text, { minLength: 1, maxLength: 3 })),
);
const slide = fieldsOf(['title', 'description', 'order', 'active', 'image', 'translations'], text);

function expectJudged(status: number): void {
  expect([200, 201, 400, 422, 429]).toContain(status);
}
const RUNS = { numRuns: 25 };

describe('whatever is typed', () => {
  afterAll(() => deleteItem({ pk: 'SETTING', sk: 'maintenance_mode' }));

  it.each([
    ['sendContact', contact],
    ['saveSetting', setting],
    ['createUploads', fc.array(upload, { maxLength: 3 })],
  ] as const)('is judged by %s and breaks nothing', async (name, json) => {
    const judge = async (input: unknown) => expectJudged((await call(name, { cookie, json: input })).status);
    await fc.assert(fc.asyncProperty(json as fc.Arbitrary<unknown>, judge), RUNS);
  });

  it('is judged by createProduct and breaks nothing', async () => {
    const judge = async (fields: Record<string, string | string[]>) => {
      const { status, body } = await call('createProduct', { cookie, body: form(fields) });
      if (status === 201) await call('deleteProduct', { cookie, parameters: { id: body.id } });
      expectJudged(status);
    };
    await fc.assert(fc.asyncProperty(product as fc.Arbitrary<Record<string, string | string[]>>, judge), RUNS);
  });

  it('is judged by createSlide and breaks nothing', async () => {
    const judge = async (fields: Record<string, string>) =>
      expectJudged((await call('createSlide', { cookie, body: form(fields) })).status);
    await fc.assert(fc.asyncProperty(slide as fc.Arbitrary<Record<string, string>>, judge), RUNS);
  });
});
