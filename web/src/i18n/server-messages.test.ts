import { readdirSync, readFileSync } from 'node:fs';
import { errors } from '@rombo/shared/contract/errors';
import { describe, expect, test } from 'vitest';
import en, { serverMessages } from './en/server.ts';
import it from './it/server.ts';
import { translateMessage } from './server-messages.ts';

const root = new URL('../../../', import.meta.url);
const sources = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.|tokens|sealed/.test(file))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, root), 'utf8'));

/** Where contract and functions say something to people: a validation, a refusal, an error. */
const said = [
  /v\.(?:string|number|boolean|picklist|object|array|record|check|rawCheck|literal|integer|email|regex|nonEmpty|union)\((?:[^()'`"]|\([^()]*\))*?(['`"])([A-ZÈ].*?[^\\])\1/g,
  /v\.(?:min|max)\w+\([^'`"]*?(['`"])([A-ZÈ].*?[^\\])\1/g,
  /(?:invalid|ReauthenticationFailed|refuse)\([^,()]*, (['`"])([A-ZÈ].*?[^\\])\1\)/g,
  /(?:message|refusal): (['`"])([A-ZÈ].*?[^\\])\1/g,
];

const messages = [
  ...sources('shared/src'),
  ...['api', 'collections', 'data', 'files', 'http'].flatMap((folder) => sources(`functions/src/${folder}`)),
]
  .flatMap((source) => said.flatMap((pattern) => [...source.matchAll(pattern)].map(([, , text = '']) => text)))
  .map((text) => text.replace(/\$\{[^}]*message\}/g, 'Campo obbligatorio').replace(/\$\{[^}]*\}/g, '12'));

describe('the English of what the server says', () => {
  test('is there for every message of the contract and of the functions', () => {
    expect(messages.length).toBeGreaterThan(40);
    expect([...new Set(messages)].filter((message) => translateMessage(message, serverMessages) === undefined)).toEqual(
      [],
    );
  });

  test.each(Object.entries(errors))('is there for the code %s', (_, { message }) => {
    expect(en.serverText(message)).not.toBe(message);
    expect(it.serverText(message)).toBe(message);
  });

  test.each([
    ['Almeno 12 caratteri', 'At least 12 characters'],
    ['Al massimo 20 immagini', '20 pictures at most'],
    ['Etichetta: Al massimo 60 caratteri', 'Label: 60 characters at most'],
    ['Riga 3: Al massimo 10', 'Row 3: At most 10'],
    ['qualcosa di nuovo', 'Some fields are not valid'],
  ])('says %s as %s', (italian, english) => {
    expect(en.serverText(italian)).toBe(english);
  });
});
