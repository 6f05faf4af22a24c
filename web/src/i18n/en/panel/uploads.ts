import type it from '../../it/panel/uploads.ts';

export default {
  uploading: (name) => `Uploading ${name}`,
  sent: 'Uploaded',
  failed: 'Upload failed',
  sessionEnded: 'You need to sign in again: sign in and try again',
  retry: 'Try again',
  retryOf: (name) => `Try to upload ${name} again`,
} satisfies typeof it;
