import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Key, keys, partitions } from './keys.ts';

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 64 }),
  fc.constantFrom('#', 'login#x', '__proto__', ''),
);
const text = ({ pk, sk }: Key) => JSON.stringify([pk, sk]);

describe('the keys of the table', () => {
  it('are in partitions that are listed once, so that a recovery knows each', () => {
    const makers = Object.entries<(...input: never[]) => Key>(keys);
    const used = makers.map(([name, make]) => {
      const first = ['version', 'order'].includes(name) ? partitions.products : 'x';
      return [name, make(...([first, 'x', ['x']] as never[])).pk.split('#')[0]];
    });
    const names = Object.values<string>(partitions);
    for (const [name, partition] of used) expect(names, name).toContain(partition);
    expect(new Set(names).size).toBe(names.length);
    const others = names.filter((name) => used.every(([, partition]) => partition !== name));
    expect(others.sort()).toEqual([
      ...['DEALER', 'DEALER_VERSION', 'NEWS_VERSION', 'RESULT', 'RESULT_VERSION'],
      ...['SETTING_VERSION', 'SLIDE', 'SLIDE_VERSION'],
    ]);
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
