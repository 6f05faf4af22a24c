/** At the edge, after the bucket: the object of the page not found says its status in its metadata. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var response = event.response;
  var status = response.headers['x-amz-meta-status'];
  if (!status) return response;
  response.statusCode = Number(status.value);
  response.statusDescription = 'Not Found';
  delete response.headers['x-amz-meta-status'];
  return response;
}
