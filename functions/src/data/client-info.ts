/** Browser and shortened address of a client, just enough to tell devices apart. */
export interface ClientInfo {
  /** Browser and system, for example "Safari, iPhone". */
  device: string;
  /** First part of the IP address. */
  address: string;
}
