export default {
  uploading: (name: string) => `Caricamento di ${name}`,
  sent: 'Caricata',
  failed: 'Caricamento non riuscito',
  sessionEnded: 'Serve un nuovo accesso: accedi e riprova',
  retry: 'Riprova',
  retryOf: (name: string) => `Riprova a caricare ${name}`,
};
