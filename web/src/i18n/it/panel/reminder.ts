export default {
  label: 'Sicurezza dell’accesso',
  text: 'Oggi per entrare basta una password. Con la verifica in due passaggi, chi scopre la password resta comunque fuori.',
  open: 'Attivala in Impostazioni',
  dismiss: 'Non ora',
};
