/** How the address of the worker that decodes HEIC photos begins; the build ends it with a hash. */
export const DECODER_ADDRESS = '/assets/heic-worker-';

/** What that worker may do: WebAssembly is compiled there and nowhere else. A worker obeys the policy of its own script's answer. */
export const decoderPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The hash of an empty style element: styled-components adds its rules to one through the CSSOM, which the policy leaves alone. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * What a document may load. `uploadOrigin` is where files are sent; `nonce` is that of the style elements of a page that the server
 * rendered, and a page without one has empty ones only.
 */
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
