/** The end of an item's retention, as its TTL. */
export function expiryOf(createdAt: string, months: number): number {
  const end = new Date(createdAt);
  end.setUTCMonth(end.getUTCMonth() + months);
  return Math.floor(end.getTime() / 1000);
}
