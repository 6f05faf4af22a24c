import { offerUpload } from '../files/uploads.ts';
import { adminRoute } from '../http/admin-route.ts';

/** Gives each announced file an address to be sent to. */
export const handler = adminRoute('createUploads', ({ input }) => Promise.all(input.map(offerUpload)));
