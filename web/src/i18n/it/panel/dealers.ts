import { itemTexts } from '../item-texts.ts';

const item = itemTexts({ the: 'il rivenditore', theMany: 'i rivenditori', o: 'o' });

export const dealers = {
  ...item.list,
  emptyText: 'I rivenditori compaiono nella pagina «Rivenditori» del sito, per paese e sulla mappa.',
  offMap: 'Senza coordinate: non è sulla mappa.',
};

export const dealerForm = {
  ...item.form,
  name: 'Nome',
  address: 'Indirizzo',
  city: 'Città',
  country: 'Paese',
  phone: 'Telefono',
  email: 'E-mail',
  site: 'Sito web',
  note: 'Nota',
  noteHint:
    'Si legge sul sito, uguale nelle due lingue. Gli orari con i giorni, come «mar–sab 9:00–19:00», in inglese sono tradotti.',
  lat: 'Latitudine',
  lng: 'Longitudine',
  placeHint:
    'In gradi, come 45,0762: mette il rivenditore sulla mappa. Puoi anche incollare qui le due coordinate insieme o il link di una mappa.',
  linkWithoutPlace:
    'Questo link non contiene la posizione: aprilo nel browser e incolla qui l’indirizzo della mappa che si apre, oppure le due coordinate.',
  takeTown: (town: string) => `Usa le coordinate di ${town}`,
  mapChoice: 'Oppure tocca la mappa: il primo tocco la avvicina, il secondo è più preciso.',
  map: 'Mappa su cui scegliere il posto',
  mapHint: 'I puntini grigi sono gli altri rivenditori. Mappa: Natural Earth.',
  wholeMap: 'Mostra tutta la mappa',
  save: item.save,
};

export const dealerVersions = item.versions;
