export const tables = {
  fields: {
    id: 'Id',
    image: 'Picture',
    picture: 'Texts and framing of the picture',
    explodedViewImage: 'Drawing of the exploded view',
    specLabels: 'Name of the specification',
  },
  exportAll: 'Export',
  yes: 'yes',
  no: 'no',
};
