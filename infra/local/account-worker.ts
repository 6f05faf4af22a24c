import { workerData } from 'node:worker_threads';
import { createUser, setPassword } from '@rombo/functions/data/users';

/** Runs in a thread of its own, whose clients read the environment of the site that asks for the account. */
const { username, password } = workerData as { username: string; password: string };
if (!(await createUser(username, password))) await setPassword(username, password);
