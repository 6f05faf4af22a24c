import * as v from 'valibot';
import { issueTexts } from './issue-texts.ts';
import { keysOf } from './keys-of.ts';
import { MAX_OUTSTANDING_UPLOADS } from './limits.ts';

/** Errors of the API with status and message. Only the administrator reads these messages; the browser has its own for visitors. */
export const errors = {
  bad_request: { status: 400, message: 'Richiesta non valida' },
  unauthenticated: { status: 401, message: 'Accesso richiesto' },
  invalid_credentials: { status: 401, message: 'Credenziali non valide' },
  second_factor_required: { status: 401, message: 'Serve anche il codice dell’app' },
  invalid_code: { status: 401, message: 'Il codice non è giusto, o è già stato usato' },
  cross_site: { status: 403, message: 'Richiesta rifiutata: non proviene da questo sito' },
  not_found: { status: 404, message: 'Non trovato' },
  method_not_allowed: { status: 405, message: 'Metodo non ammesso' },
  conflict: { status: 409, message: 'Nel frattempo è stato modificato: ricarica e riprova' },
  payload_too_large: { status: 413, message: 'Richiesta troppo grande: carica i file uno per uno' },
  unsupported_media_type: { status: 415, message: 'Tipo di contenuto non ammesso' },
  invalid_input: { status: 422, message: 'Alcuni campi non sono validi' },
  idempotency_mismatch: { status: 422, message: 'Questa chiave è già stata usata per una richiesta diversa' },
  too_many_requests: { status: 429, message: 'Troppi tentativi: riprova più tardi' },
  internal: { status: 500, message: 'Errore interno' },
  unavailable: { status: 503, message: 'Servizio momentaneamente non disponibile: riprova tra poco' },
} as const;

export type ErrorCode = keyof typeof errors;

/** Reasons that detail an error code. Their message replaces that of the code. */
export const reasons = {
  second_factor_on: 'La verifica in due passaggi è già attiva',
  second_factor_off: 'La verifica in due passaggi non è attiva',
  qr_code_expired: 'Il codice QR è scaduto: ricomincia',
  created_and_deleted: 'È stato creato con questa chiave e poi eliminato',
  uploads_full: `Ci sono già ${MAX_OUTSTANDING_UPLOADS} caricamenti in sospeso: salva ciò che hai caricato, o riprova tra qualche minuto`,
  unreadable_body: 'Il corpo della richiesta non si può leggere: non è JSON, o non è un modulo completo',
} as const;

export type Reason = keyof typeof reasons;

/** A refused field. `path` is its name, dotted if nested ('images.2'); `message` is the Italian text of `code`. */
export const Issue = v.object({
  path: v.string(),
  code: v.picklist(keysOf(issueTexts)),
  message: v.string(),
  parameters: v.optional(v.record(v.string(), v.unknown())),
});
export type Issue = v.InferOutput<typeof Issue>;

export const ErrorBody = v.object({
  code: v.picklist(keysOf(errors)),
  message: v.string(),
  reason: v.optional(v.picklist(keysOf(reasons))),
  issues: v.optional(v.array(Issue)),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;
