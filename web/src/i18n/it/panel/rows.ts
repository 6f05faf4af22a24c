/** The words of lines that are put in order by hand. */
export default {
  draggable: 'ordinabile',
  drag: (name: string) => `Trascina ${name}`,
  earlier: (name: string) => `Sposta su ${name}`,
  later: (name: string) => `Sposta giù ${name}`,
  dragHelp:
    'Premi Invio o Spazio per prendere la riga, le frecce per spostarla, di nuovo Invio o Spazio per lasciarla, Esc per annullare.',
  held: (position: number, count: number) => `In mano: posizione ${position} di ${count}.`,
  over: (position: number, count: number) => `Posizione ${position} di ${count}.`,
  dropped: (position: number, count: number) => `Lasciata in posizione ${position} di ${count}.`,
  notMoved: (position: number) => `Spostamento annullato: la riga è di nuovo in posizione ${position}.`,
  moved: (position: number, count: number) => `Spostata in posizione ${position} di ${count}.`,
};
