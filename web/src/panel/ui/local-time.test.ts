import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { toLocalTime, toUtc } from './local-time.ts';

test('an input keeps its time while its year is typed, although Rome was 49 minutes and 56 seconds ahead until 1893', () => {
  const days = ['01-01T08:00', '07-31T23:59'];
  const times = ['0002', '0020', '0202', '1890', '2027'].flatMap((year) => days.map((day) => `${year}-${day}`));
  const script = `
    import { toLocalTime, toUtc } from '${import.meta.resolve('./local-time.ts')}';
    console.log(JSON.stringify(${JSON.stringify(times)}.map((time) => toLocalTime(toUtc(time)))));
  `;
  const shown = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TZ: 'Europe/Rome' },
    encoding: 'utf8',
  });
  expect(JSON.parse(shown)).toEqual(times);
});

test.each(['', 'domani', '12027-01-01T08:00', '2027-13-01T08:00'])('%j is no time', (text) => {
  expect([toUtc(text), toLocalTime(text)]).toEqual(['', '']);
});
