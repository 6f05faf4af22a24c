/** Offers a browser's language on an Italian page. Only the texts of the offered language are loaded. */
export default {
  label: 'Lingua',
  available: 'Questa pagina è anche in italiano.',
  read: 'Leggila in italiano',
  stay: 'Resta in italiano',
};
