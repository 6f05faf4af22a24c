/** Constants inserted by the deployment: the host name of the site, if any, and the name of the session cookie. */
var HOST = '';
var SESSION = '';

/** Returns the query string as sent, with `?` and without the parameter `except`. */
// biome-ignore lint/correctness/noUnusedVariables: the code that follows calls it
function queryOf(querystring, except) {
  var pairs = [];
  for (const name in querystring) {
    const values = querystring[name].multiValue || [querystring[name]];
    for (let at = 0; at < values.length && name !== except; at += 1) pairs.push(`${name}=${values[at].value}`);
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Redirects permanently. */
// biome-ignore lint/correctness/noUnusedVariables: the code that follows calls it
function movedTo(location) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: location }, 'cache-control': { value: 'public, max-age=86400' } },
  };
}

/** Returns an error in the format of the API. */
// biome-ignore lint/correctness/noUnusedVariables: the code that follows calls it
function refusal(status, description, code, message) {
  return {
    statusCode: status,
    statusDescription: description,
    headers: {
      'content-type': { value: 'application/json; charset=utf-8' },
      'cache-control': { value: 'no-store' },
    },
    body: { encoding: 'text', data: JSON.stringify({ code: code, message: message }) },
  };
}

/** Header of our tokens, as `jsonwebtoken` writes it. */
var TOKEN_HEADER = /^\{"alg":"HS256","typ":"JWT","kid":"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"\}$/;

/** Header of 72 bytes, claims, and signature of 32 bytes, whose last character has two unused bits. */
var TOKEN = /^([\w-]{96})\.(eyJ[\w-]{97,997})\.[\w-]{42}[AEIMQUYcgkosw048]$/;

/** True for a text that can be a token of ours. Only the API can verify the signature. */
function canBeToken(text) {
  var parts = TOKEN.exec(text);
  return !!parts && parts[2].length % 4 !== 1 && TOKEN_HEADER.test(Buffer.from(parts[1], 'base64url').toString());
}

/**
 * Sets the site's host, overriding the visitor's header, and removes a session cookie that cannot be one: with arbitrary values, every
 * request would bypass the cache.
 */
// biome-ignore lint/correctness/noUnusedVariables: the code that follows calls it
function stateSite(event) {
  var request = event.request;
  var session = request.cookies[SESSION];
  if (!session || session.multiValue || !canBeToken(session.value)) delete request.cookies[SESSION];
  request.headers['x-site-host'] = { value: HOST || event.context.distributionDomainName };
}
