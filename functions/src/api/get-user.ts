import { adminRoute } from '../http/admin-route.ts';

/** Says who is signed in. */
export const handler = adminRoute('getUser', async ({ user }) => user);
