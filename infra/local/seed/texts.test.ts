import { ContactInput, contactSubjects } from '@rombo/shared/collections/contact';
import { SlideFields } from '@rombo/shared/collections/slide';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { messages, pictureEdit, products, slides } from './catalogue.ts';

const alts = [...products.flatMap(({ pictures }) => pictures), ...slides.map(({ picture }) => picture)].map(
  (name) => pictureEdit(name).alt ?? { it: '', en: '' },
);
const english = [
  ...products.flatMap(({ translations: { en } = {} }) => [
    en?.name ?? '',
    en?.description ?? '',
    ...Object.values({ ...en?.technicalSpecs, ...en?.specLabels }),
  ]),
  ...slides.map(({ translations }) => translations?.en?.title ?? ''),
  ...alts.map(({ en }) => en),
];

describe('the English of the demo catalogue', () => {
  it('is there for every name, description, slide and picture', () => {
    expect(alts.map(({ it }) => it)).not.toContain('');
    expect(english).not.toContain('');
  });

  it('translates labels that the product has', () => {
    for (const { technicalSpecs, translations: { en } = {} } of products)
      expect(Object.keys(technicalSpecs)).toEqual(
        expect.arrayContaining(Object.keys({ ...en?.technicalSpecs, ...en?.specLabels })),
      );
  });
});

describe('the demo slides', () => {
  it('are five, each with a place of its own, as the contract wants them', () => {
    expect(slides.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
    for (const { picture: _, ...fields } of slides) expect(v.parse(SlideFields, fields)).toEqual(fields);
  });
});

describe('the demo messages', () => {
  it('could have come through the contact form, from addresses that belong to nobody', () => {
    for (const message of messages) {
      expect(v.is(ContactInput, message)).toBe(true);
      expect(contactSubjects).toContain(message.subject);
      expect(message.email).toMatch(/\.example$/);
    }
  });
});
