import { company } from '@rombo/shared/words/company';
import { visit } from './visit.ts';

const { legalName, foundedIn, town } = company;

export default {
  about: {
    head: {
      title: 'La Nostra Azienda',
      description:
        'Dal 2003 progettiamo e costruiamo a Montirone (Brescia) motori da competizione per automodelli radiocomandati.',
      keywords:
        'motori a scoppio per automodelli, motori RC da competizione, motori .21 e .12, marmitte accordate, made in Italy, Montirone, Brescia',
    },
    subtitle: `Dal ${foundedIn} costruiamo motori da competizione per automodelli: pochi centimetri cubi, presi molto sul serio.`,
    excellence: 'Eccellenza, un\u00a0micron alla volta',
    excellencePicture: 'Carburatore di un Saetta .21, visto da vicino',
    figuresPicture: 'Testa di raffreddamento rossa del Tuono .21 Buggy Corsa, con la candela al centro',
    closingPicture: 'Carter, pistone, camicia, biella, albero motore, cuscinetto e candela',
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
    making: 'Come nasce un motore',
    steps: [
      {
        title: 'Tornitura',
        text: 'Pistone, camicia e testa nascono al tornio: l’alesaggio di un .21 passa di poco i 16 millimetri.',
        picture: 'Testa di raffreddamento in alluminio nel mandrino di un tornio, con l’utensile e i trucioli',
      },
      {
        title: 'Levigatura',
        text: 'Si leviga la canna della camicia, luci comprese: lo scarico e da cinque a nove travasi.',
        picture: 'Camicia in ottone bloccata sotto le pietre di una levigatrice',
      },
      {
        title: 'Accoppiamento',
        text: 'Ogni camicia trova il suo pistone, uno a uno, e da lì non si separano più.',
        picture: 'Camicie e pistoni in file su un vassoio chiaro, ogni coppia con il suo cartellino',
      },
      {
        title: 'Banco prova',
        text: 'Potenza e regime si misurano: un .21 da gara dà da 2,4 a 2,8 CV tra 33.000 e 38.000 giri.',
        picture: 'Motore collegato al dinamometro sul banco prova, davanti a uno schermo con la curva',
      },
      {
        title: 'Imballaggio',
        text: 'Col motore viaggia la sua scheda: candela, carburante, marmitta consigliata e rodaggio.',
        picture: 'Motore nella scatola aperta, con la sua scheda e una candela accanto',
      },
    ],
    people: 'La squadra',
    benches: {
      founder: 'Motore su un supporto da banco, con un disco graduato sull’albero',
      research: 'Disegno dei travasi con camicia, sottotesta e calibro',
      workshop: 'Micrometro tra un pistone e una camicia con il cartellino',
    },
    roles: {
      founder: 'Fondatore e CEO',
      research: 'Responsabile Ricerca e Sviluppo',
      workshop: 'Capo Officina',
    },
    next: 'Guarda i nostri prodotti',
  },
  whereWeAre: {
    mapSource: 'Mappa: Natural Earth. Località: GeoNames (CC BY 4.0).',
    visit,
    head: {
      title: 'Dove siamo',
      description: 'L’officina ROMBO POWER è a Montirone, alle porte di Brescia: indirizzo e dati aziendali.',
    },
    lead: `L’officina è a ${company.town}, in provincia di Brescia: qui si disegnano, si lavorano e si provano tutti i nostri motori.`,
    plate: 'Indirizzo e dati aziendali',
    openStreetMap: 'Apri in OpenStreetMap',
    googleMaps: 'Apri in Google Maps',
    map: `Mappa con ${company.town}`,
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
    picture: 'Serranda dell’officina al crepuscolo, con l’insegna ROMBO POWER illuminata e il numero 23',
  },
};
