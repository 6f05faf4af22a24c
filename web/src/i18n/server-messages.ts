import { type ErrorCode, errors } from '@rombo/shared/contract/errors';
import { keysOf } from '@rombo/shared/contract/keys-of';

/** Translations of Italian messages of server and contract. */
export interface ServerMessages {
  codes: Record<ErrorCode, string>;
  /** The other messages, by their Italian text. */
  messages: Record<string, string>;
  /** Messages with a number or another message in them; `{0}` is what was found first, `{text}` the translation of what was found last. */
  patterns: [RegExp, string][];
}

/** Translates a message; undefined where it is something else. */
export function translateMessage(message: string, texts: ServerMessages): string | undefined {
  const { codes, messages, patterns } = texts;
  if (Object.hasOwn(messages, message)) return messages[message];
  const code = keysOf(errors).find((name) => errors[name].message === message);
  if (code) return codes[code];
  for (const [pattern, text] of patterns) {
    const [, found = '', last = found] = pattern.exec(message) ?? [];
    if (pattern.test(message)) return text.replace('{0}', found).replace('{text}', translateMessage(last, texts) ?? '');
  }
  return undefined;
}

/** Makes the function that translates what server and contract say; what it does not know is an input that is not valid. */
export const translateMessages =
  (texts: ServerMessages) =>
  (message: string): string =>
    translateMessage(message, texts) ?? texts.codes.invalid_input;
