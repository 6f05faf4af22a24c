import { company } from '@rombo/shared/words/company';

const { legalName, foundedIn, town } = company;

export default {
  head: {
    title: 'La Nostra Azienda',
    description:
      'Dal 2003 progettiamo e costruiamo a Montirone (Brescia) motori da competizione per automodelli radiocomandati.',
    keywords:
      'motori a scoppio per automodelli, motori RC da competizione, motori .21 e .12, marmitte accordate, made in Italy, Montirone, Brescia',
  },
  path: 'Percorso',
  subtitle: `Dal ${foundedIn} costruiamo motori da competizione per automodelli: pochi centimetri cubi, presi molto sul serio.`,
  excellence: 'Eccellenza, un\u00a0micron alla volta',
  excellencePicture: 'Carburatore con viti dorate sul carter di un motore, visto da vicino',
  figuresPicture: 'Testa di raffreddamento rossa di un motore, vista da vicino, con la candela al centro',
  closingPicture: 'Pistone, camicia, biella, albero motore, cuscinetto e candela',
  craft: `${legalName} nasce nel ${foundedIn} a ${town}, nel Bresciano. Da allora facciamo motori a scoppio da 3,5 e 2,1 cc, e tutto quello che li fa rendere: marmitte accordate, ricambi, accessori. In motori così piccoli tutto si gioca tra pistone e camicia: da come si accoppiano dipende quanta potenza hai, e per quanti litri di miscela la tieni.`,
  team: 'Ci lavora una squadra di ingegneri e tecnici specializzati, che disegna, costruisce e prova qui, in Italia. L’innovazione per noi non è una parola da catalogo: è un travaso ridisegnato, misurato al banco e portato in pista, finché il cronometro non gli dà ragione.',
  years: 'anni di esperienza',
  engines: 'motori prodotti',
  principles: [
    {
      title: 'Missione',
      text: 'Dare a chi corre un motore che si accende, si carbura e si regola senza sorprese, e che all’ultimo minuto di finale spinge come al primo.',
    },
    {
      title: 'Valori',
      text: 'Precisione, onestà sui numeri, lavoro fatto in Italia. Una scheda tecnica dice quello che abbiamo misurato, e un ricambio calza senza lima.',
    },
    {
      title: 'Visione',
      text: 'Tenere vivo il motore a scoppio nelle gare RC: più regolare, più parco, più facile da mettere a punto, senza perdere il suo rombo.',
    },
  ],
  people: 'La squadra',
  roles: {
    founder: 'Fondatore e CEO',
    research: 'Responsabile Ricerca e Sviluppo',
    workshop: 'Capo Officina',
  },
  next: 'Guarda i nostri prodotti',
};
