/** From where somebody came, as little of it as tells one device from another. */
export interface Visit {
  /** Browser and system, in a few words. */
  device: string;
  /** The beginning of the address. */
  address: string;
}
