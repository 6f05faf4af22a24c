/** Inserted by the deployment: the header of a browser that knows the password. */
var AUTHORIZATION = '';

/** At the edge, before every other function of a site that is not public: asks for the password. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var sent = event.request.headers.authorization;
  if (sent && sent.value === AUTHORIZATION) return answer(event);
  return {
    statusCode: 401,
    statusDescription: 'Unauthorized',
    headers: {
      'www-authenticate': { value: 'Basic realm="staging", charset="UTF-8"' },
      'cache-control': { value: 'no-store' },
    },
  };
}
