import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { Fields, Line, Text } from '../contract/text.ts';

export const templateLimits = { title: 60, text: 2000 } as const;

const ReplyTemplate = Fields({ title: Line(templateLimits.title), text: Text(templateLimits.text) });

/** Three templates for replies to messages, in the order in which the panel offers them. */
export const ReplyTemplates = Fields({
  templates: v.pipe(v.array(ReplyTemplate, refusal('list')), v.length(3, refusal('three_templates'))),
});
export type ReplyTemplates = v.InferOutput<typeof ReplyTemplates>;

export const defaultTemplates: ReplyTemplates = {
  templates: [
    {
      title: 'Disponibilità e prezzo',
      text: 'Buongiorno,\n\ngrazie per il messaggio. Le confermiamo disponibilità e prezzo del prodotto che ha chiesto:\n\n\n\nRestiamo a disposizione.\nCordiali saluti',
    },
    {
      title: 'Assistenza',
      text: 'Buongiorno,\n\nper aiutarLa ci servono il codice articolo, la miscela usata e una descrizione di ciò che accade. Una foto della candela aiuta.\n\nCordiali saluti',
    },
    {
      title: 'Messaggio ricevuto',
      text: 'Buongiorno,\n\nabbiamo ricevuto il Suo messaggio e Le rispondiamo entro due giorni lavorativi.\n\nCordiali saluti',
    },
  ],
};
