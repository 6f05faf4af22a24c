import type it from '../../it/panel/preparing.ts';

export default {
  queued: 'Queued',
  preparing: 'Preparing…',
  preparingOf: (name) => `Preparing ${name}`,
  fromTo: (before, after) => `from ${before} to ${after}`,
  faults: {
    unreadable: (name) => `${name} cannot be read: the file may be damaged. Please choose another photo.`,
    incomplete: (name) => `${name} is incomplete: the file breaks off halfway. Copy it from the phone again.`,
    'too-large': (name) => `${name} is over 5 MB and cannot be made smaller.`,
  },
  notPrepared: (name) => `${name} could not be prepared.`,
  offer: (count) =>
    count === 1
      ? 'One photo is over 5 MB. We can make it smaller here; it will look just as good on the site.'
      : `${count} photos are over 5 MB. We can make them smaller here; they will look just as good on the site.`,
  accept: (count) => (count === 1 ? 'Shrink and add the photo' : `Shrink and add ${count} photos`),
  decline: (count) => (count === 1 ? 'Leave it out' : 'Leave them out'),
} satisfies typeof it;
