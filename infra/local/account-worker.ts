import { workerData } from 'node:worker_threads';
import { keys } from '@rombo/functions/data/keys';
import { closeSessions } from '@rombo/functions/data/sessions';
import { deleteIf } from '@rombo/functions/data/table';
import { createUser, setPassword } from '@rombo/functions/data/users';

/** Creates the site's only account, replacing a `previous` one. Runs in a worker, so that SDK clients read this site's environment. */
const { username, password, previous } = workerData as { username: string; password: string; previous?: string };
if (!(await createUser(username, password))) await setPassword(username, password);
if (previous && previous !== username) {
  await deleteIf(keys.user(previous), { expression: 'attribute_exists(pk)' });
  await closeSessions(previous);
}
