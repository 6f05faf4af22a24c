import { afterEach, expect, it } from 'vitest';
import { drawPanelIn, panelLocale, panelTexts } from './panel-texts.ts';

afterEach(() => drawPanelIn('it'));

const texts = panelTexts({
  it: { save: 'Salva', count: (all: number) => `${all} prodotti`, sessions: { end: 'Scollega' } },
  en: { save: 'Save', count: (all: number) => `${all} products`, sessions: { end: 'Sign out' } },
});
// Parts that a module takes when it is loaded follow the language too.
const { sessions } = texts;

it('are those of the language that the panel is drawn in, whenever they were taken', () => {
  expect([texts.save, texts.count(2), sessions.end, panelLocale()]).toEqual([
    'Salva',
    '2 prodotti',
    'Scollega',
    'it-IT',
  ]);
  drawPanelIn('en');
  expect([texts.save, texts.count(2), sessions.end, panelLocale()]).toEqual([
    'Save',
    '2 products',
    'Sign out',
    'en-GB',
  ]);
});

it('are listed like any object', () => {
  expect(Object.keys(texts)).toEqual(['save', 'count', 'sessions']);
});
