/** Patterns of keys, tokens and passwords. */
const patterns: Record<string, RegExp> = {
  'an AWS access key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=]{20}/g,
  'a token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g,
  'a GitHub token': /\b(?:gh[pousr]_\w{36,}|github_pat_\w{50,})/g,
  'an npm token': /\bnpm_\w{36}\b/g,
  'a Slack or Stripe key': /\b(?:xox[abprs]-[\w-]{20,}|sk_live_\w{20,})/g,
  'a password in an address': /\b[a-z]+:\/\/[^\s/:@"'`$]+:[^\s/@"'`$]{6,}@/g,
};

/** A name that asks for care, with a value behind it. */
const assignment =
  /(?:secret|password|passwd|token|api[_-]?key|access[_-]?key)\w*["']?\s*[:=]\s*["'`]([^"'`\s]{16,})["'`]/gi;

/** Entropy of a text in bits per character: words have about 3.5, random base64 more than 4. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - (count / text.length) * Math.log2(count / text.length), 0);
}

const CHANCE = 4;

/** Returns likely secrets in a text, each with its kind. */
export function secretsIn(text: string): string[] {
  const known = Object.entries(patterns).flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(([found]) => `${kind}: ${found.slice(0, 12)}…`),
  );
  const assigned = [...text.matchAll(assignment)]
    .map(([, value = '']) => value)
    .filter((value) => /\d/.test(value) && !value.includes('${') && entropyOf(value) > CHANCE)
    .map((value) => `something random behind a telling name: ${value.slice(0, 6)}…`);
  return [...known, ...assigned];
}
