import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

export type HashJob = { password: string; cost: number } | { password: string; hash: string };

parentPort?.on('message', (job: HashJob) => {
  parentPort?.postMessage(
    'hash' in job ? bcrypt.compareSync(job.password, job.hash) : bcrypt.hashSync(job.password, job.cost),
  );
});
