import { prepareOnMessage } from './prepare-picture.ts';

prepareOnMessage();
