export default {
  head: {
    title: 'Pannello admin',
    description: 'Area riservata.',
  },
  logout: 'Esci',
  sections: 'Sezioni del pannello',
  products: 'Prodotti',
  slides: 'Slider',
  messages: 'Messaggi',
  settings: 'Impostazioni',
  dealers: 'Rivenditori',
  trash: 'Cestino',
  checkFailed: 'Non siamo riusciti a verificare l’accesso. Riprova.',
};
