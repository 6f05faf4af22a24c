import { ContactInput, contactSubjects } from '@rombo/shared/collections/contact';
import { SlideFields } from '@rombo/shared/collections/slide';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  AMERICAN,
  FIGURES,
  FOREIGN_DECIMALS,
  ITALIAN,
  OTHER_WORDS,
  STRAIGHT_APOSTROPHE,
} from '../../test/copy-rules.ts';
import { dealers, messages, pictureEdit, products, slides } from './catalogue.ts';

const texts = [
  ...products.flatMap(({ name, description, technicalSpecs }) => [
    name,
    description,
    ...Object.entries(technicalSpecs).flat(),
  ]),
  ...slides.flatMap(({ title, description }) => [title ?? '', description ?? '']),
  ...dealers.map(({ address }) => address ?? ''),
  ...messages.map(({ message }) => message),
];

const ENGLISH =
  /\b(the|and|with|for|engine|pipe|fuel|oil|rear|front|bearing|spare|parts?|power|speed|slider|set|new|kit of)\b/i;
const LEFTOVER = /\b(lorem|ipsum|todo|xxx|tbd|undefined|null|NaN)\b|\?\?|\.\.|[^\S\n]{2}| [,;:]| \.(?!\d)/i;

describe('the demo texts', () => {
  it('are Italian', () => {
    for (const text of texts) expect(text).not.toMatch(ENGLISH);
  });

  it('are finished', () => {
    for (const text of texts) {
      expect(text).not.toMatch(LEFTOVER);
      expect(text).toBe(text.trim());
    }
    for (const { description } of products) expect(description).toMatch(/\.$/);
  });

  it('have a comma before decimals', () => {
    for (const text of texts) expect(text).not.toMatch(FOREIGN_DECIMALS.it);
  });

  it('have typographic apostrophes, but those that visitors typed', () => {
    const typed = messages.map(({ message }) => message);
    for (const text of texts.filter((text) => !typed.includes(text))) expect(text).not.toMatch(STRAIGHT_APOSTROPHE);
  });
});

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

  it.each(
    Object.entries({ ITALIAN, AMERICAN, OTHER_WORDS, STRAIGHT_APOSTROPHE, LEFTOVER, decimals: FOREIGN_DECIMALS.en }),
  )('keeps the rule %s', (_, rule) => {
    for (const text of english) expect(text).not.toMatch(rule);
  });
});

it.each(Object.entries(FIGURES))('the demo texts write figures as printers do: %s', (_, rule) => {
  for (const text of [...texts, ...english, ...alts.map(({ it }) => it)])
    expect(text.replaceAll(/RP-\S+/g, '')).not.toMatch(rule);
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
