import type { Product } from '@rombo/shared/collections/product';
import { routePaths } from '@rombo/shared/contract/route-paths';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeAll, expect, test } from 'vitest';
import { engine } from '../../../../test/engine.ts';
import { addRoutes } from '../../../api/client.ts';
import { Providers } from '../../../app/providers.tsx';
import { textsIn } from '../../../i18n/texts.ts';
import { draftOf } from '../draft/product-draft.ts';
import { BasicsSection } from './basics-section.tsx';
import { DuplicateNote } from './duplicate-note.tsx';

beforeAll(async () => {
  addRoutes(routePaths);
  await Promise.all((['panel', 'site', 'catalogue'] as const).map((area) => textsIn('it', area).load()));
});

const render = (products: Product[], element: React.ReactNode) =>
  renderToStaticMarkup(
    <Providers address="/admin" answers={{ '/api/admin/products': products }}>
      {element}
    </Providers>,
  );

const Form = ({ successor }: { successor: string }) => (
  <FormProvider {...useForm({ defaultValues: { ...draftOf(engine), availability: 'discontinued', successor } })}>
    <BasicsSection productId={engine.id} sameParts={null as never} />
  </FormProvider>
);

test('successors exclude the product itself but include namesakes and the current successor', () => {
  const namesake = { ...engine, id: '2' };
  const pipe = { ...engine, id: '3', category: 'marmitte' as const };
  const ids = (successor: string) => {
    const [, options = ''] =
      /<select[^>]* name="successor"[^>]*>(.*?)<\/select>/.exec(
        render([engine, namesake, pipe], <Form successor={successor} />),
      ) ?? [];
    return [...options.matchAll(/value="([^"]+)"/g)].map(([, id]) => id);
  };
  expect(ids('')).toEqual(['2']);
  expect(ids('3')).toEqual(['2', '3']);
});

const other = { ...engine, id: '2', name: 'RP 12', technicalSpecs: {} };
const noteOn = (products: Product[], productId: string | null, field: 'name' | 'code', typed?: string) =>
  render(products, <DuplicateNote productId={productId} field={field} typed={typed} />).replace(/<[^>]*>/g, '');

test('finds a product with the same name or code, ignoring case, accents and spaces', () => {
  const sameName = 'C’è già un prodotto con questo nome, con codice RP-M21-B01.';
  expect(noteOn([other, engine], '2', 'name', ' rp 21  BUGGY')).toBe(sameName);
  expect(noteOn([other, engine], null, 'code', 'rp-m21-b01 ')).toBe('Questo codice è già di «RP 21 Buggy».');
  const decomposed = { ...engine, name: 'Motore velocità'.normalize('NFD') };
  expect(noteOn([other, decomposed], '2', 'name', 'Motore velocità')).toBe(sameName);
});

test('ignores the product itself and blank fields', () => {
  expect(noteOn([other, engine], engine.id, 'name', engine.name)).toBe('');
  expect(noteOn([other, engine], null, 'code', '  ')).toBe('');
  expect(noteOn([other, engine], null, 'code', undefined)).toBe('');
});
