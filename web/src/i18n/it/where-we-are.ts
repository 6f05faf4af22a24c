import { company } from '@rombo/shared/words/company';

export default {
  head: {
    title: 'Dove siamo',
    description: 'L’officina ROMBO POWER è a Montirone, alle porte di Brescia: indirizzo e dati aziendali.',
  },
  lead: `L’officina è a ${company.town}, in provincia di Brescia: qui si disegnano, si lavorano e si provano tutti i nostri motori.`,
  plate: 'Indirizzo e dati aziendali',
  email: 'E-mail',
  vat: 'Partita IVA',
  taxCode: 'Codice fiscale',
  openStreetMap: 'Apri in OpenStreetMap',
  googleMaps: 'Apri in Google Maps',
  before: 'Prima di partire',
  notes: [
    {
      title: 'Scrivici',
      text: 'Dicci quando pensi di passare e per quale motore: ad aspettarti ci sarà chi lo conosce.',
    },
    {
      title: 'Imposta il navigatore',
      text: `Inserisci la via con il CAP ${company.postalCode} e la provincia, ${company.province}: il navigatore non sbaglia paese.`,
    },
    {
      title: 'Se porti un motore',
      text: 'Svuotalo dalla miscela e annota candela, carburante e litri fatti: sono le prime tre cose che ti chiederemo.',
    },
  ],
  write: 'Scrivici un messaggio',
  picture: 'Motore da 3,5 cc con testa oro, carburatore nero e cono in ottone sull’albero',
};
