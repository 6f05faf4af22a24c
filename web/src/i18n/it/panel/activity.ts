/** The texts of the log of activity. */
export default {
  title: 'Attività',
  hint: 'Accessi e modifiche degli ultimi 12 mesi. Se vedi qualcosa che non hai fatto tu, cambia subito la password.',
  loading: 'Caricamento delle attività...',
  failedTitle: 'Elenco non disponibile',
  failedText: 'Non siamo riusciti a leggere le attività.',
  empty: 'Ancora nessuna attività.',
  reloadFailed: 'Non siamo riusciti ad aggiornare l’elenco.',
  more: 'Mostra altre',
  loadingMore: 'Caricamento...',
  moreFailed: 'Non siamo riusciti a caricare le altre attività: riprova.',
  failedSignIns: (count: number) => `${count} accessi non riusciti`,
  /** Actions as a line shows them. */
  actions: {
    signed_in: 'Accesso al pannello',
    signed_in_with_recovery_code: 'Accesso con un codice di recupero',
    sign_in_failed: 'Accesso non riuscito',
    signed_out: 'Uscita dal pannello',
    confirmation_refused: 'Password o codice di conferma sbagliati',
    password_changed: 'Password cambiata',
    second_factor_on: 'Verifica in due passaggi attivata',
    second_factor_off: 'Verifica in due passaggi disattivata',
    session_ended: 'Dispositivo scollegato',
    sessions_ended: 'Uscita da tutti i dispositivi',
    product_created: 'Prodotto creato',
    product_updated: 'Prodotto modificato',
    product_deleted: 'Prodotto eliminato',
    slide_created: 'Slide creata',
    slide_updated: 'Slide modificata',
    slide_deleted: 'Slide eliminata',
    setting_saved: 'Impostazione cambiata',
    message_deleted: 'Messaggio eliminato',
  },
  /** Confirmed actions, by route name. */
  confirmations: {
    changePassword: 'cambio della password',
    startSecondFactor: 'attivazione della verifica',
    removeSecondFactor: 'disattivazione della verifica',
    endSession: 'scollegamento di un dispositivo',
    endSessions: 'uscita da tutti i dispositivi',
  },
  /** Settings by what the log keeps of them. */
  settings: {
    'maintenance_mode = true': 'manutenzione attivata',
    'maintenance_mode = false': 'manutenzione disattivata',
  },
};
