import type { Upload } from '@rombo/shared/contract/upload';

export interface SendOptions {
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}

/** Timeout of a transfer without progress, in milliseconds; a phone that lost its network may otherwise wait for minutes. */
const STALL_MS = 45_000;

/** Sends a file to its presigned address; rejects if it did not arrive. */
export function sendFile({ url, fields }: Upload, file: File, { signal, onProgress }: SendOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(stall);
      stall = setTimeout(() => request.abort(), STALL_MS);
    };
    const abort = () => request.abort();
    const fail = () => reject(new Error(`The upload of ${file.name} failed (${request.status || 'no answer'})`));

    request.upload.onprogress = (event) => {
      watch();
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail());
    request.onerror = fail;
    request.onabort = fail;
    request.onloadend = () => {
      clearTimeout(stall);
      signal.removeEventListener('abort', abort);
    };

    if (signal.aborted) fail();
    else {
      signal.addEventListener('abort', abort);
      request.open('POST', url);
      request.send(formOf(fields, file));
      watch();
    }
  });
}

/** The fields first and the file last: S3 ignores what follows the file. */
function formOf(fields: Record<string, string>, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
}
