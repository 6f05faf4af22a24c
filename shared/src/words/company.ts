/** A separate constant, so that the sign-in function does not bundle the other data. */
export const brand = 'ROMBO POWER';

/** The fictional company behind the site. To adapt the site to another company, edit this file. */
export const company = {
  brand,
  legalName: 'Rombo Power S.r.l.',
  foundedIn: 2003,
  street: 'Via dell’Officina 23',
  postalCode: '25010',
  town: 'Montirone',
  province: 'BS',
  country: 'IT',
  vatNumber: '01234567890',
  taxCode: '01234567890',
  rea: 'BS-000000',
  registryOffice: 'Brescia',
  /** Paid-in share capital, in euros. */
  shareCapital: 10_000,
  email: 'info@rombopower.example',
  certifiedEmail: 'rombopower@pec.example',
  claims: { years: '23+', engines: '5000+', championYears: [2019, 2023, 2024] },
  /** Names and biographies stay Italian in both languages; roles are translated. */
  team: [
    {
      name: 'Silvano Bertoletti',
      role: 'founder',
      bio: 'Tornitore dal 1984, ha acceso il suo primo .21 in un garage di Montirone. Ogni motore da gara passa ancora dal suo banco prova.',
    },
    {
      name: 'Chiara Valseriati',
      role: 'research',
      bio: 'Ingegnere meccanico, disegna luci, travasi e teste. Misura tutto due volte, poi va in pista a sentire se i numeri hanno ragione.',
    },
    {
      name: 'Danilo Ghidoni',
      role: 'workshop',
      bio: 'Accoppia pistoni e camicie uno a uno e non spedisce nulla che non monterebbe sulla sua macchina.',
    },
  ],
} as const;
