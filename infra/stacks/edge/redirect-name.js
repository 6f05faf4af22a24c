/** Inserted by the deployment: the main host name and the names to redirect. */
var OWN_NAME = '';
var OTHER_NAMES = [];

/** Runs before every other function: redirects other host names to the same URL at the main one. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request;
  var host = request.headers.host ? request.headers.host.value.toLowerCase() : '';
  if (OTHER_NAMES.indexOf(host) < 0) return answer(event);
  var moved = movedTo(`https://${OWN_NAME}${request.uri}${queryOf(request.querystring)}`);
  // Brief, because the names can be exchanged: browsers with the former redirect would loop.
  moved.headers['cache-control'].value = 'public, max-age=300';
  return moved;
}
