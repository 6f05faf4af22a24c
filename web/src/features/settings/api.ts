import { useRead } from '../../api/use-read.ts';

/** Reads which release the site is. */
export const useRelease = () => useRead('getHealth');

/** Reads the maintenance mode; the site is open if the setting was never made. */
/** When the maintenance is planned to end; null where that is not known, or the time is over. */
export function useMaintenanceEnd(): Date | null {
  const { data } = useRead('getSetting', { parameters: { key: 'maintenance_until' }, nullOn: 404 });
  const end = new Date(data?.value ?? '');
  return end.getTime() > Date.now() ? end : null;
}

export function useMaintenance() {
  const { data, error, ...rest } = useRead('getSetting', {
    parameters: { key: 'maintenance_mode' },
    nullOn: 404,
  });
  return {
    ...rest,
    data,
    active: data?.value === 'true',
    error: error ? new Error('Failed to fetch maintenance setting', { cause: error }) : undefined,
  };
}
