export const nav = {
  label: 'Navigazione principale',
  home: 'Home',
  products: 'Prodotti',
  company: 'Azienda',
  whereWeAre: 'Dove siamo',
  contact: 'Contatti',
  open: 'Apri il menu',
  close: 'Chiudi il menu',
  skip: 'Vai al contenuto',
  language: 'Lingua',
  homeLink: 'ROMBO POWER, torna alla home',
};

export const footer = {
  label: 'Piè di pagina',
  tagline: 'Motori da competizione per automodelli. Progettati, lavorati e provati a Montirone dal 2003.',
  products: 'Prodotti',
  motors: 'Motori',
  accessories: 'Accessori',
  company: 'Azienda',
  dealers: 'Rivenditori',
  contact: 'Contatti',
  legal: 'Note legali',
  privacy: 'Privacy',
  cookies: 'Cookie',
};

export const companyInfo = {
  tagline: 'Il rombo che vince',
  seat: 'Sede legale',
  registry: (office: string, rea: string) => `Registro delle Imprese di ${office}, REA ${rea}`,
  capital: (amount: string) => `Capitale sociale ${amount} euro i.v.`,
  vat: (vat: string) => `P. IVA ${vat}`,
};
