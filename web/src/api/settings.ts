import { useRead } from './use-read.ts';

export const useRelease = () => useRead('getHealth');

/** Reads what the site stores and costs, and when it was backed up. */
export const useUsage = () => useRead('getSiteUsage');

/** Reads the maintenance mode; the site is open if the setting was never made. */
export function useMaintenance() {
  const read = useRead('getSetting', { parameters: { key: 'maintenance_mode' }, nullOn: 404 });
  return { ...read, active: read.data?.value === 'true' };
}

/** When the maintenance is planned to end; null where that is not known, or the time is over. */
export function useMaintenanceEnd(): Date | null {
  const { data } = useRead('getSetting', { parameters: { key: 'maintenance_until' }, nullOn: 404 });
  const end = new Date(data?.value ?? '');
  return end.getTime() > Date.now() ? end : null;
}
