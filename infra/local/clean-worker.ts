import { parentPort } from 'node:worker_threads';
import { cleanPictures, findPictures, summarize } from '../deploy/clean-pictures.ts';

/** Cleans the stored pictures in a thread of its own, and reports in lines; told to stop, it ends after the picture at hand. */
let isOver = false;
const stop = () => {
  isOver = true;
};
parentPort?.once('message', stop).unref();
const findings = await findPictures(() => isOver);
const count = await cleanPictures(findings.unclean, () => isOver);
const lines = findings.unclean.length + findings.broken.length > 0 ? [...summarize(findings), `${count} cleaned.`] : [];
parentPort?.postMessage({ lines, isDone: !isOver });
