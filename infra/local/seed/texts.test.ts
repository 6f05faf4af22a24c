import { ContactInput, contactSubjects } from '@rombo/shared/contact';
import { SlideFields } from '@rombo/shared/slide';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { messages, products, slides } from './catalogue.ts';

const texts = [
  ...products.flatMap(({ name, description, technicalSpecs }) => [
    name,
    description,
    ...Object.entries(technicalSpecs).flat(),
  ]),
  ...slides.flatMap(({ title, description }) => [title ?? '', description ?? '']),
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
    for (const text of texts) expect(text).not.toMatch(/\d\.\d{1,2}(?!\d)/);
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
