import { saveSetting } from '../data/settings.ts';
import { adminRoute } from '../http/admin-route.ts';

/** Changes a setting. */
export const handler = adminRoute('saveSetting', ({ input, note }) => {
  note(`${input.key} = ${input.value}`);
  return saveSetting(input);
});
