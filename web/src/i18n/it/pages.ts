export const home = {
  title: 'Motori da competizione per automodelli',
  description:
    'Motori a scoppio, marmitte, ricambi e accessori per automodelli radiocomandati da gara. Progettati e costruiti in Italia dal 2003.',
};

export const company = {
  title: 'La Nostra Azienda',
  description:
    'Dal 2003 progettiamo e costruiamo a Montirone (Brescia) motori da competizione per automodelli radiocomandati.',
  keywords:
    'motori a scoppio per automodelli, motori RC da competizione, motori .21 e .12, marmitte accordate, made in Italy, Montirone, Brescia',
};

export const whereWeAre = {
  title: 'Dove siamo',
  description: "L'officina ROMBO POWER è a Montirone, alle porte di Brescia: indirizzo e dati aziendali.",
};

export const news = {
  title: 'News',
  description: 'Risultati della stagione 2025: campionati mondiali ed europei di automodellismo radiocomandato.',
};

export const contact = {
  title: 'Contatti',
  description: 'Scrivi a ROMBO POWER per informazioni sui prodotti, consulenza tecnica e assistenza.',
};

export const privacy = {
  title: 'Privacy Policy',
  description: 'Come ROMBO POWER tratta i dati personali di chi visita il sito e di chi scrive.',
};

export const cookies = {
  title: 'Cookie Policy',
  description: 'Il sito ROMBO POWER usa soltanto cookie tecnici: quali sono e a che cosa servono.',
};

export const maintenance = {
  title: 'Sito in manutenzione',
  description: 'Il sito ROMBO POWER è in manutenzione e torna online a breve.',
  text: 'Siamo ai box per una messa a punto. Torniamo in pista a breve: riprova tra qualche minuto.',
};

export const notFound = {
  title: '404 Page Not Found',
  description: 'Pagina non trovata.',
};

export const login = {
  title: 'Accesso Admin',
  description: "Accesso all'area riservata.",
};

export const admin = {
  title: 'Pannello admin',
  description: 'Area riservata.',
};

export const products = {
  title: 'I nostri prodotti',
  description:
    'Il catalogo ROMBO POWER: motori da 3,5 cc e 2,1 cc, marmitte accordate, ricambi e accessori per automodelli radiocomandati.',
};
