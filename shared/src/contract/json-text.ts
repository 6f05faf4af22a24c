import * as v from 'valibot';

/** A value that a form carries as JSON text; a blank one counts as `blank`. */
export const JsonText = <S extends v.GenericSchema>(schema: S, blank: string) =>
  v.pipe(
    v.string('Inserisci un testo JSON'),
    // For the API's document, which cannot look into a transformation.
    v.metadata({ json: schema }),
    v.rawTransform<string, unknown>(({ dataset, addIssue, NEVER }) => {
      try {
        return JSON.parse(dataset.value.trim() ? dataset.value : blank);
      } catch {
        addIssue({ message: 'JSON non valido' });
        return NEVER;
      }
    }),
    schema,
  );
