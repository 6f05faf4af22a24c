/** Prefix of the HEIC worker's address; the build appends a hash. */
export const DECODER_ADDRESS = '/assets/heic-worker-';

/** Policy of the HEIC worker, the only place that compiles WebAssembly. A worker obeys the policy of its script's response. */
export const decoderPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Hash of an empty style element. styled-components adds rules to it through the CSSOM, which the policy does not restrict. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Returns the policy of a document. `nonce` is that of the style elements of a server-rendered page. */
export const contentSecurityPolicy = (uploadOrigin: string, nonce?: string): string =>
  Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' ${nonce ? `'nonce-${nonce}'` : EMPTY_STYLE}`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'connect-src': `'self' ${uploadOrigin}`,
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
