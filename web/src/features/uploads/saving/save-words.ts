/** Texts about the entity that a form saves. */
export interface SaveWords {
  create: string;
  created: string;
  createdText: (name: string) => string;
  createFailed: string;
  createFailedText: string;
  updated: string;
  updatedText: (name: string) => string;
  updateFailed: string;
  updateFailedText: string;
  /** Somebody saved a newer version meanwhile. */
  conflict: string;
  /** Somebody deleted it meanwhile. */
  gone: string;
}
