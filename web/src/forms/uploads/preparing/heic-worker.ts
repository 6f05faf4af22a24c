import { decodeHeic } from './decode-heic.ts';
import { prepareOnMessage } from './worker-side.ts';

prepareOnMessage(decodeHeic);
