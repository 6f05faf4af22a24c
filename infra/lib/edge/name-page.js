/** At the edge, before a page: one name for each page, under which the bucket has what stands in for it; and the host that was asked for. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request;
  if (request.uri === '/index') request.uri = '/404';
  else if (request.uri === '/') request.uri = '/index';
  else request.uri = request.uri.replace(/\/$/, '');
  request.headers['x-site-host'] = { value: request.headers.host.value };
  return request;
}
