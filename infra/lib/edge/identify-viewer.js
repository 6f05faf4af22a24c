/** What the deployment writes here: the site's own host name, if any, and the query parameters of the routes that read some. */
var HOST = '';
var ROUTES = {};

var notFound = {
  statusCode: 404,
  statusDescription: 'Not Found',
  headers: {
    'content-type': { value: 'application/json; charset=utf-8' },
    'cache-control': { value: 'no-store' },
  },
  body: { encoding: 'text', data: '{"code":"not_found","message":"Non trovato"}' },
};

/**
 * At the edge, before the API: states the site's host and the visitor's address, over whatever the visitor said of them, and drops the
 * query parameters that the route does not read. No path of the API needs percent-encoding, which would give one answer many names.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request;
  if (request.uri.indexOf('%') >= 0) return notFound;
  var names = ROUTES[request.uri] || [];
  var kept = {};
  for (let at = 0; at < names.length; at += 1) {
    if (request.querystring[names[at]]) kept[names[at]] = request.querystring[names[at]];
  }
  request.querystring = kept;
  request.headers['x-site-host'] = { value: HOST || event.context.distributionDomainName };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
