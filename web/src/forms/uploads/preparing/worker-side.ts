import { type Decode, preparePicture } from './prepare-picture.ts';
import { PictureFault, type PrepareReply } from './prepared.ts';

async function reply(file: File, decode?: Decode): Promise<PrepareReply> {
  try {
    return { prepared: await preparePicture(file, decode) };
  } catch (error) {
    return error instanceof PictureFault ? { fault: error.fault } : { error: String(error) };
  }
}

/** Makes the worker answer each file that it is sent with what became of it. */
export function prepareOnMessage(decode?: Decode): void {
  self.onmessage = async ({ data }: MessageEvent<File>) => self.postMessage(await reply(data, decode));
}
