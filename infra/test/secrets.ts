const patterns: Record<string, RegExp> = {
  'an AWS access key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=]{20}/g,
  'a token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g,
  'a GitHub token': /\b(?:gh[pousr]_\w{36,}|github_pat_\w{50,})/g,
  'an npm token': /\bnpm_\w{36}\b/g,
  'a Slack or Stripe key': /\b(?:xox[abprs]-[\w-]{20,}|sk_live_\w{20,})/g,
  'a password in an address': /\b[a-z]+:\/\/[^\s/:@"'`$]+:[^\s/@"'`$]{6,}@/g,
};

/** Returns likely secrets in a text, each with its kind. */
export const secretsIn = (text: string): string[] =>
  Object.entries(patterns).flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(([found]) => `${kind}: ${found.slice(0, 12)}…`),
  );
