export const signIn = {
  username: 'Username',
  password: 'Password',
  submit: 'Accedi',
  busy: 'Accesso in corso...',
  succeeded: 'Login effettuato!',
  welcome: 'Benvenuto nel pannello admin.',
  refused: 'Errore di accesso',
  wrong: 'Credenziali non valide',
  failed: 'Si è verificato un errore durante il login. Riprova.',
  loggedOut: 'Logout effettuato',
  loggedOutText: 'Sei stato disconnesso con successo.',
  logoutFailed: 'Si è verificato un errore durante il logout.',
  ended: 'La sessione è scaduta',
  endedText: 'Accedi di nuovo: quello che hai scritto è ancora nel modulo, come l’hai lasciato.',
};

export const panel = {
  logout: 'Esci',
  sections: 'Sezioni del pannello',
  products: 'Prodotti',
  slides: 'Slider',
  messages: 'Messaggi',
  settings: 'Impostazioni',
  checkFailed: 'Non siamo riusciti a verificare l’accesso. Riprova.',
};
