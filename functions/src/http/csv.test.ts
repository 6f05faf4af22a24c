import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const body = (...cells: string[]) => csvOf([cells]).slice(1);

describe('csvOf', () => {
  it('writes rows as RFC 4180 has them, after a mark of UTF-8', () => {
    expect(
      csvOf([
        ['a', 'b'],
        ['è', 'due\nrighe, e "virgolette"'],
      ]),
    ).toBe('\ufeff"a","b"\r\n"è","due\nrighe, e ""virgolette"""\r\n');
  });

  it.each(['=1+1', '+39 030', '-1', '@SUM(A1)', '\t=1', ' =1', '\n=1', '|cmd', '%0A'])(
    'makes a text of the cell %j, which a spreadsheet would calculate',
    (text) => {
      expect(body(text)).toBe(`"'${text}"\r\n`);
    },
  );

  it('leaves other cells as they are', () => {
    expect(body('ada@example.org', 'a=b', '')).toBe('"ada@example.org","a=b",""\r\n');
  });
});
