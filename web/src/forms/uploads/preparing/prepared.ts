export interface Prepared {
  /** Upright, at most 2,400 pixels on its longer side, without metadata; or the file as it was chosen. */
  file: Blob;
  /** A small copy for the form: twenty photos of twelve megapixels would not fit into a phone's memory. */
  preview: Blob;
}

export type Fault = 'unreadable' | 'incomplete' | 'too-large';

/** A defect of a chosen picture. Retrying does not help unless the file has changed. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(`The picture is ${fault}`);
    this.fault = fault;
  }
}

export type PrepareReply = { prepared: Prepared } | { fault: Fault } | { error: string };
