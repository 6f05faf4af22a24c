import { company } from '@rombo/shared/company';
import { SESSION_SECONDS } from '@rombo/shared/sign-in-limits';
import type it from '../it/cookies.ts';

/** The cookie policy in English. */
export default {
  lead: 'Visitors of this site are given no cookies, except one for the language if they choose it. The site keeps in a browser only what it needs to work: the language, if you choose one, your place in a page, and the session of whoever manages the catalogue.',
  sections: {
    what: {
      heading: 'What cookies are',
      blocks: [
        'A cookie is a short text that a site hands to the browser, and that the browser gives back at the next visit. Local storage is similar, but stays in the browser: it is not sent to the site. Those that make a site, or a service you asked for, work are called technical; those that reconstruct your habits in order to show you advertising are called profiling cookies.',
      ],
    },
    ours: {
      heading: 'What this site uses',
      blocks: [
        'This is the complete list.',
        {
          name: '__Host-session',
          rows: [
            ['What it is', 'Technical session cookie'],
            ['Who gets it', 'Only the administrator of the site, after signing in with username and password'],
            ['What it is for', 'Recognises the administrator while working in the private area'],
            ['How long it lasts', `${SESSION_SECONDS / 3600} hours, or until signing out`],
            ['Who reads it', 'Only this site, over an encrypted connection: HttpOnly, Secure, SameSite=Strict'],
          ],
        },
        {
          name: '__Host-device',
          rows: [
            ['What it is', 'Technical security cookie'],
            ['Who gets it', 'Only the administrator of the site, after signing in with username and password'],
            [
              'What it is for',
              'Recognises a browser from which the administrator has signed in before, so that the attempts of others do not lock it out; on its own it opens nothing',
            ],
            ['How long it lasts', 'A year from the last sign-in, or until the password changes'],
            ['Who reads it', 'Only this site, over an encrypted connection: HttpOnly, Secure, SameSite=Strict'],
          ],
        },
        {
          name: 'language',
          rows: [
            ['What it is', 'Technical cookie, and entry in the local storage of the browser'],
            ['Who gets it', 'Those who choose a language with the Italiano / English switch'],
            ['What it is for', 'Remembers the language chosen: it holds just `it` or `en`'],
            [
              'How long it lasts',
              'The cookie a year from your last visit, the entry until you clear the data of the site',
            ],
            ['Who reads it', 'Only this site, to send you its pages in your language: Secure, SameSite=Lax'],
          ],
        },
        {
          name: 'scroll-positions',
          rows: [
            ['What it is', 'Entry in the session storage of the browser'],
            ['Who gets it', 'Those who reload or leave a page'],
            ['What it is for', 'Finds your place in the page again when you go back'],
            ['How long it lasts', 'Until you close the tab'],
            ['Who reads it', 'Only the pages of this site, in your browser: it is not sent to us'],
          ],
        },
        {
          name: 'contact-draft',
          rows: [
            ['What it is', 'Entry in the session storage of the browser'],
            ['Who gets it', 'Those who write in the form of the contact page'],
            [
              'What it is for',
              'Keeps the message that is not sent yet, should the page be reloaded; your consent is not part of it',
            ],
            ['How long it lasts', 'Until the message is sent or the tab is closed'],
            ['Who reads it', 'Only the pages of this site, in your browser: we get only what you send'],
          ],
        },
      ],
    },
    none: {
      heading: 'What it does not use',
      blocks: [
        {
          list: [
            'No profiling or advertising cookies.',
            'No visit statistics, neither ours nor anybody else’s.',
            'No third-party content: fonts, pictures and programs come from this very site; there are no embedded maps, videos, social network buttons or captchas.',
          ],
        },
      ],
    },
    banner: {
      heading: 'Why you see no banner',
      blocks: [
        'Consent is needed for cookies that are not necessary. Art. 122(1) of the Italian Privacy Code (Legislative Decree 196/2003) exempts those that are indispensable for a service that the user has asked for, and the guidelines of the Italian authority (Garante) of 10 June 2021 confirm that for technical cookies alone it is enough to inform, also on a page such as this one. There is nothing to accept or refuse here, so we do not ask you to.',
      ],
    },
    remove: {
      heading: 'How to delete them',
      blocks: [
        'You can delete the data of this site whenever you like, or keep the browser from storing any. The names in the menus may change from one version to the next.',
        {
          list: [
            'Chrome: Settings, Privacy and security, Third-party cookies, See all site data and permissions.',
            'Firefox: Settings, Privacy & Security, Cookies and Site Data, Manage Data.',
            'Edge: Settings, Cookies and site permissions, Manage and delete cookies and site data.',
            'Safari on a Mac: Settings, Privacy, Manage Website Data.',
            'Safari on iPhone and iPad: Settings, Apps, Safari, Advanced, Website Data.',
          ],
        },
        'Without `language` the site goes back to Italian. Without `__Host-session` the administrator has to sign in again. For visitors nothing else changes.',
      ],
    },
    contact: {
      heading: 'Controller and questions',
      blocks: [
        `${company.legalName} is the controller. For any question write to [${company.email}](mailto:${company.email}). How we process the data of those who write to us, and what your rights are, is in the [Privacy Policy](privacy).`,
      ],
    },
  },
} satisfies typeof it;
