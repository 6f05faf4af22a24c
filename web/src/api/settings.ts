import { useRead } from './use-read.ts';

export const useRelease = () => useRead('getHealth');

/** Reads what the site stores and costs, and when it was backed up. */
export const useUsage = () => useRead('getSiteUsage');

/** Reads the maintenance mode; the site is open if the setting was never made. */
export function useMaintenance() {
  const read = useRead('getSetting', { parameters: { key: 'maintenance_mode' }, nullOn: 404 });
  return { ...read, active: read.data?.value === 'true' };
}
