/** A stretch of a text, known by the place where it begins. */
export type Inline = { at: number; text: string } & (
  | { kind: 'text' }
  | { kind: 'code' }
  | { kind: 'link'; target: string }
);

const MARKS = /\[(?<words>[^\]]+)\]\((?<target>[^)]+)\)|`(?<code>[^`]+)`/g;

/** Divides a text at its links and its literal words. */
export function parseInline(source: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  const addPlain = (until: number) => {
    if (until > end) parts.push({ kind: 'text', at: end, text: source.slice(end, until) });
  };
  for (const { 0: marked, index: at, groups = {} } of source.matchAll(MARKS)) {
    const { words = '', target = '', code } = groups;
    addPlain(at);
    parts.push(code === undefined ? { kind: 'link', at, text: words, target } : { kind: 'code', at, text: code });
    end = at + marked.length;
  }
  addPlain(source.length);
  return parts;
}
