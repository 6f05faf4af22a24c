import * as v from 'valibot';
import type { IssueTexts } from './issue-texts.ts';

export type IssueCode = keyof IssueTexts;

/** The parameters of a code's text. A plain text may name a file. */
type ParametersOf<C extends IssueCode> = IssueTexts[C] extends (parameters: infer P, ...rest: never[]) => string
  ? [parameters: P]
  : [parameters?: { file: string }];

/** Why a value is refused: a code with parameters as JSON. A string, because valibot messages are strings. */
export type Refusal = IssueCode | `${IssueCode} {${string}}`;

// @__NO_SIDE_EFFECTS__
export function refusal<const C extends IssueCode>(code: C, ...[parameters]: ParametersOf<C>): Refusal {
  return parameters === undefined ? code : `${code} ${JSON.stringify(parameters) as `{${string}}`}`;
}

interface ParsedRefusal {
  /** A refusal code, or one of valibot's own messages. */
  code: string;
  parameters?: Record<string, unknown>;
}

export function parseRefusal(text: string): ParsedRefusal {
  const [, code = '', parameters] = /^([a-z_]+)(?: (\{.*\}))?$/s.exec(text) ?? [];
  if (!code) return { code: text };
  return parameters ? { code, parameters: JSON.parse(parameters) } : { code };
}

/** A refused field. `path` is its name, dotted if nested ('images.2'). */
export interface FieldRefusal {
  path: string;
  refusal: Refusal;
}

export const refusalsIn = (issues: readonly v.BaseIssue<unknown>[] = []): FieldRefusal[] =>
  issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', refusal: issue.message as Refusal }));

/** Formats a refusal in the language of `texts`. Returns other texts unchanged. */
export function formatRefusal(texts: IssueTexts, text: string): string {
  const { code, parameters = {} } = parseRefusal(text);
  if (!Object.hasOwn(texts, code)) return text;
  const template: string | ((parameters: never, write: (of: string) => string) => string) = texts[code as IssueCode];
  const full =
    typeof template === 'string' ? template : template(parameters as never, (of) => formatRefusal(texts, of));
  // Name the refused file, if known.
  return parameters.file ? `${parameters.file}: ${full.charAt(0).toLowerCase()}${full.slice(1)}` : full;
}
