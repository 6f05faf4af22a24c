type Given = Record<string, string | string[] | undefined>;

const kept =
  /^(content-type|cache-control|content-disposition|content-encoding|content-language|expires|x-amz-meta-.*)$/;

/** Headers or form fields that S3 stores with an object, by lower-case name. */
export function storedHeaders(given: Given): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': 'binary/octet-stream' };
  for (const [name, value] of Object.entries(given)) {
    if (kept.test(name) && typeof value === 'string') headers[name] = value;
  }
  const encodings = headers['content-encoding']?.split(',').map((encoding) => encoding.trim()) ?? [];
  headers['content-encoding'] = encodings.filter((encoding) => encoding && encoding !== 'aws-chunked').join(', ');
  if (!headers['content-encoding']) delete headers['content-encoding'];
  return headers;
}
