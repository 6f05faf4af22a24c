/** At the edge, before the API: states the host that was asked for and the visitor's address, over whatever the visitor said of them. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request;
  request.headers['x-site-host'] = { value: request.headers.host.value };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
