import { expect, test } from 'vitest';
import { slim } from './slim-styles.ts';

test('a style keeps what it says and loses what only helps to read it', () => {
  const style = `
    /* Why it is so:
       on two lines. */
    padding: 0 1rem;
    > p + p { margin: calc(1rem - 2px) auto; }
    &:hover, & :focus { color: red; }
    @media (min-width: 40rem) and (max-height: 30rem) { display: grid; }
  `;
  expect(slim(style)).toBe(
    ' padding:0 1rem;> p + p{margin:calc(1rem - 2px) auto}&:hover, & :focus{color:red}@media (min-width:40rem) and (max-height:30rem){display:grid}',
  );
});

test('a piece between two values keeps its distance to them', () => {
  expect(slim(' ')).toBe(' ');
  expect(slim(' solid ')).toBe(' solid ');
  expect(slim(';\n  gap: ')).toBe(';gap:');
});
