/** Inserted by the deployment: the site's own host name, and the others that lead to it. */
var OWN_NAME = '';
var OTHER_NAMES = [];

/** At the edge, before every other function: an address under another name leads to the same one under the site's own. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request;
  var host = request.headers.host ? request.headers.host.value.toLowerCase() : '';
  if (OTHER_NAMES.indexOf(host) < 0) return answer(event);
  return movedTo(`https://${OWN_NAME}${request.uri}${queryOf(request.querystring)}`);
}
