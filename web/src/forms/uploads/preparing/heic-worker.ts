import { decodeHeic } from './decode-heic.ts';
import { prepareOnMessage } from './prepare-picture.ts';

prepareOnMessage(decodeHeic);
