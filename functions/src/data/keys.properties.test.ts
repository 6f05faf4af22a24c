import { kindNames, kinds, type SluggedKind } from '@rombo/shared/contract/kinds';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Key, keys, partitions } from './keys.ts';

const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 64 }), fc.constantFrom('#', 'a#x', '__proto__', ''));
const text = ({ pk, sk }: Key) => JSON.stringify([pk, sk]);

describe('the keys of the table', () => {
  it('are in partitions that are listed once, so that a recovery knows each', () => {
    const { item, slug, version, order, ...makers } = keys;
    const used = [
      ...Object.values<(...input: never[]) => Key>(makers).map((make) => make(...(['x', 'x', ['x']] as never[])).pk),
      ...kindNames.flatMap((kind) => [item(kind, 'x').pk, version(kinds[kind].partition, 'x', 1).pk]),
      ...kindNames.filter((kind) => 'slugs' in kinds[kind]).map((kind) => slug(kind as SluggedKind, 'x').pk),
      order(partitions.slides).pk,
    ].map((pk) => pk.split('#')[0]);
    const names = Object.values<string>(partitions);
    expect(new Set(used)).toEqual(new Set(names));
    expect(new Set(names).size).toBe(names.length);
  });

  it('are unique to one thing, whatever its name', () => {
    const makers = [keys.product, keys.trash, keys.contact, keys.setting, keys.user, keys.session, keys.activity];
    const made = fc.tuple(fc.nat(makers.length - 1), anything);
    fc.assert(
      fc.property(made, made, ([first, one], [second, other]) => {
        const isSame = first === second && one === other;
        const keyOf = (at: number, name: string) => text((makers[at] ?? keys.user)(name));
        expect(keyOf(first, one) === keyOf(second, other)).toBe(isSame);
      }),
    );
  });
});
