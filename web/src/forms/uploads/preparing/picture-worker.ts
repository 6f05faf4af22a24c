import { prepareOnMessage } from './worker-side.ts';

prepareOnMessage();
