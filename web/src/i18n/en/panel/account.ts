import type it from '../../it/panel/account.ts';

/** The server's words for an unknown device or address. */
const unknown: Record<string, string> = {
  'Dispositivo sconosciuto': 'Unknown device',
  sconosciuto: 'unknown',
  terminale: 'terminal',
};

export default {
  title: 'Your account',
  failed: 'That did not work: check the connection and try again.',
  tooMany: (wait) => `Too many attempts: try again ${wait}.`,
  cancel: 'Cancel',
  password: {
    title: 'Password',
    hint: 'At least 12 characters: a long phrase that you remember beats a short, complicated word.',
    present: 'Current password',
    fresh: 'New password',
    show: 'Show the passwords',
    submit: 'Change password',
    busy: 'Changing...',
    done: 'Password changed',
    doneText: 'The other devices that were signed in must sign in again.',
  },
  sessions: {
    title: 'Signed-in devices',
    hint: 'Where the panel is open right now. A session lasts 12 hours at most, and ends sooner if it is not used for two.',
    loading: 'Loading the devices...',
    failedTitle: 'List not available',
    failedText: 'We could not read which devices are signed in.',
    empty: 'No device is signed in.',
    present: 'This device',
    since: (when) => `Signed in since ${when}`,
    seen: (when) => `Last used around ${when}`,
    from: (address) => `Network ${address}`,
    end: 'Sign out',
    ending: 'One moment...',
    password: 'Your password',
    endTitle: (device) => `Sign ${device} out`,
    endText: (when) => `Signed in since ${when}: it will have to sign in again. Confirm that it is you.`,
    endOf: (device, when) => `Sign out ${device}, signed in since ${when}`,
    ended: 'Device signed out',
    endedText: (device) => `${device} must sign in again.`,
    gone: 'It had already been signed out.',
    endAll: 'Sign out of all devices',
    endAllText: 'This one included: you will have to sign in again. Confirm that it is you.',
    leave: 'Sign out everywhere',
    allEnded: 'You are signed out of all devices',
    allEndedText: 'Sign in again to continue.',
  },
  hour: (time) => time,
  place: (stored) => stored.replace(/Dispositivo sconosciuto|sconosciuto|terminale/g, (name) => unknown[name] ?? name),
} satisfies typeof it;
