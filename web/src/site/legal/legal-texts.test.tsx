import { keysOf } from '@rombo/shared/contract/keys-of';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { todayInRome } from '../../i18n/dates.ts';
import en from '../../i18n/en/policies.ts';
import it from '../../i18n/it/policies.ts';
import type { Block, LegalText } from '../../i18n/legal-text.ts';
import type { StoredKey } from '../../ui/stored.ts';
import { LegalBlock } from './blocks.tsx';

const shapeOf = (block: Block) => {
  if (typeof block === 'string') return 'paragraph';
  return 'list' in block ? `list of ${block.list.length}` : `${block.name} with ${block.rows.length} rows`;
};
const textsOf = (block: Block): string[] => {
  if (typeof block === 'string') return [block];
  return 'list' in block ? [...block.list] : block.rows.map(([, value = '']) => value);
};
const targetsOf = (text: LegalText) =>
  Object.values(text.sections)
    .flatMap(({ blocks }) => blocks.flatMap(textsOf))
    .flatMap((words) => words.match(/(?<=\]\()[^()]+/g) ?? []);

test.each(keysOf(it))('%s has the same structure and links in both languages', (name) => {
  const outline = (text: LegalText) =>
    Object.entries(text.sections).map(([id, { blocks }]) => [id, blocks.map(shapeOf)]);
  expect(outline(en[name])).toEqual(outline(it[name]));
  expect(targetsOf(en[name])).toEqual(targetsOf(it[name]));
});

test("the cookie policy lists every entry of the browser's storage", () => {
  const stored: Record<StoredKey, true> = {
    compare: true,
    'contact-draft': true,
    engine: true,
    imports: true,
    'language-offered': true,
    'product-list-view': true,
    recent: true,
    replying: true,
    'scroll-positions': true,
    searches: true,
    'second-factor-reminder': true,
    'visits-span': true,
    'unsaved-…': true,
  };
  const listed = it.cookies.sections.ours?.blocks.flatMap((block) =>
    typeof block === 'object' && 'name' in block ? [block.name] : [],
  );
  expect(listed).toEqual(expect.arrayContaining(keysOf(stored)));
});

test('links and code are separated from the text around them', () => {
  const html = renderToStaticMarkup(
    <Router ssrPath="/privacy">
      <LegalBlock block="Vedi la [Privacy Policy](privacy) e `it`." />
    </Router>,
  );
  expect(html.replaceAll(/ class="[^"]*"/g, '')).toBe(
    '<p>Vedi la <a href="/privacy">Privacy Policy</a> e <code>it</code>.</p>',
  );
});

test('today is the date in Rome, not in UTC', () => {
  expect(todayInRome(new Date('2026-01-31T23:30:00Z'))).toBe('2026-02-01');
  expect(todayInRome(new Date('2026-07-01T21:59:00Z'))).toBe('2026-07-01');
});
