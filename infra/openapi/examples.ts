import type { Body, RouteName } from '@rombo/shared/contract/routes';

const password = 'una frase lunga e facile da ricordare';

/** A body of each kind, as a caller sends it. */
export const examples: { [N in RouteName]?: Body<N> } = {
  sendContact: {
    firstName: 'Ada',
    lastName: 'Rossi',
    email: 'ada.rossi@example.org',
    phone: '+39 030 000000',
    subject: 'Consulenza Tecnica',
    message: 'Buongiorno,\nche candela consigliate per il .21 da pista?',
    consent: true,
    privacyVersion: '2026-11-22',
  },
  login: { username: 'admin', password },
  changePassword: { currentPassword: password, newPassword: 'un’altra frase, ancora più lunga' },
  endSession: { password },
  endSessions: { password },
  startSecondFactor: { password },
  confirmSecondFactor: { code: '123456' },
  removeSecondFactor: { password, code: '123456' },
  createDealer: {
    name: 'Nitro Point',
    address: 'Corso Francia 101',
    city: 'Torino',
    country: 'IT',
    phone: '+39 011 000000',
    email: 'negozio@nitro-point.example',
    site: 'https://nitro-point.example',
    lat: 45.0762,
    lng: 7.6498,
  },
  updateDealer: { name: 'Nitro Point', city: 'Torino', country: 'IT', note: null },
  saveSetting: { key: 'maintenance_mode', value: 'false' },
  createUploads: [{ purpose: 'product-image', name: 'motore.jpg', type: 'image/jpeg', size: 284_113 }],
};
