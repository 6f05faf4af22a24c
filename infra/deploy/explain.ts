/** Remedies for errors of AWS that name none, by the error's name. */
const remedies: [name: RegExp, remedy: string][] = [
  [
    /^CredentialsProviderError$/,
    'There are no AWS credentials. Set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  ],
  [/^(ExpiredToken(Exception)?|TokenProviderError)$/, 'The AWS credentials have expired. Sign in again, then repeat.'],
  [
    /^(UnrecognizedClientException|InvalidClientTokenId|AuthFailure)$/,
    'AWS does not know these credentials in this region. Check them, and enable the region in the account.',
  ],
  [
    /^(AccessDenied(Exception)?)$/,
    'These AWS credentials may not do this. "npm run deploy -- <environment> --check" says what is missing, and what an administrator runs once.',
  ],
  [/^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|TimeoutError)$/, 'AWS cannot be reached. Check the network and the region.'],
];

/** Message of an error, with its remedy if there is one. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const names = [error.name, 'code' in error ? String(error.code) : ''];
  const remedy = remedies.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1];
  return remedy ? `${remedy}\n  (${error.message})` : error.message;
}
