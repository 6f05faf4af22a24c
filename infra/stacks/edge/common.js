/** Constants inserted by the deployment: the site's host name, if any, and the name of the session's cookie. */
var HOST = '';
var SESSION = '';

/** The query of a request with its question mark, as it was sent, but for one parameter. */
// biome-ignore lint/correctness/noUnusedVariables: the code that follows calls it
function queryOf(querystring, except) {
  var pairs = [];
  for (const name in querystring) {
    const values = querystring[name].multiValue || [querystring[name]];
    for (let at = 0; at < values.length && name !== except; at += 1) pairs.push(`${name}=${values[at].value}`);
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Leads to another address for good. */
// biome-ignore lint/correctness/noUnusedVariables: the code that follows calls it
function movedTo(location) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: location }, 'cache-control': { value: 'public, max-age=86400' } },
  };
}

/** Refuses a request in the shape of every error of the API. */
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

/**
 * States the site's host over whatever the visitor said of it, and drops the cookie of a session that no token of ours can be: with any
 * text for one, each request would be asked of a function.
 */
// biome-ignore lint/correctness/noUnusedVariables: the code that follows calls it
function stateSite(event) {
  var request = event.request;
  var session = request.cookies[SESSION];
  var isToken = session && /^eyJ[\w-]{1,300}\.eyJ[\w-]{1,1000}\.[\w-]{43}$/.test(session.value);
  if (!isToken || session.multiValue) delete request.cookies[SESSION];
  request.headers['x-site-host'] = { value: HOST || event.context.distributionDomainName };
}
