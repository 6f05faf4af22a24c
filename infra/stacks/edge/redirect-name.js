/** Inserted by the deployment: the site's own host name, and the others that lead to it. */
var OWN_NAME = '';
var OTHER_NAMES = [];

/** A parameter as it was sent, as often as it was. */
function pairsOf(name, parameter) {
  var values = parameter.multiValue || [parameter];
  var pairs = [];
  for (let at = 0; at < values.length; at += 1) pairs.push(`${name}=${values[at].value}`);
  return pairs.join('&');
}

/** The query of a request, with its question mark. */
function queryOf(querystring) {
  var names = Object.keys(querystring);
  var pairs = [];
  for (let at = 0; at < names.length; at += 1) pairs.push(pairsOf(names[at], querystring[names[at]]));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** At the edge, before every other function: an address under another name leads to the same one under the site's own. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request;
  var host = request.headers.host ? request.headers.host.value.toLowerCase() : '';
  if (OTHER_NAMES.indexOf(host) < 0) return answer(event);
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {
      location: { value: `https://${OWN_NAME}${request.uri}${queryOf(request.querystring)}` },
      'cache-control': { value: 'public, max-age=86400' },
    },
  };
}
