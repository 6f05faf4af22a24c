export default {
  heads: {
    privacy: {
      title: 'Privacy Policy',
      description: 'Come ROMBO POWER tratta i dati personali di chi visita il sito e di chi scrive.',
    },
    cookies: {
      title: 'Cookie Policy',
      description: 'Il sito ROMBO POWER usa soltanto cookie tecnici: quali sono e a che cosa servono.',
    },
  },
  contents: 'Indice',
  updated: 'Ultimo aggiornamento:',
  company: 'Dati della società',
  seat: 'Sede legale',
  vat: 'Partita IVA',
  taxCode: 'Codice fiscale',
  registry: 'Registro Imprese',
  email: 'E-mail',
  certifiedEmail: 'PEC',
};
