import { company } from '@rombo/shared/company';
import { CONTACT_MONTHS } from '@rombo/shared/retention';
import { loginLimits, SESSION_SECONDS } from '@rombo/shared/sign-in-limits';
import type it from '../it/privacy.ts';

const mail = `[${company.email}](mailto:${company.email})`;
const pec = `[${company.certifiedEmail}](mailto:${company.certifiedEmail})`;

/** The privacy policy in English. */
export default {
  lead: 'Information on the processing of personal data under article 13 of Regulation (EU) 2016/679 (GDPR) and Italian Legislative Decree 196/2003 (Privacy Code). It concerns those who visit this site and those who write to us through the contact form.',
  sections: {
    controller: {
      heading: 'Controller',
      blocks: [
        `The controller is ${company.legalName}, with registered office at ${company.street}, ${company.postalCode} ${company.town} (${company.province}), ${company.country.en}, VAT number ${company.vatNumber}, tax code ${company.taxCode}.`,
        `For anything that concerns your data write to ${mail}, by Italian certified e-mail to ${pec}, or by post to the registered office. We have not appointed a data protection officer (DPO), because the law does not require us to: the company answers you itself.`,
      ],
    },
    data: {
      heading: 'Which data we process',
      blocks: [
        'You need no account to read this site. The personal data that we process are these, and no others.',
        {
          list: [
            'Data of the contact form: first name, last name, e-mail address, phone number (if you enter one), subject and text of the message, with the date and time at which it arrives, the consent that you gave and the version of this notice that it refers to.',
            'Data of e-mails: if you write to us directly, your address and what the message contains.',
            'IP address: when you send the form, or when somebody tries to sign in to the private area, we count the attempts that come from that address, in order to stop automatic ones.',
            'Technical fingerprint of the message: a random number and a code computed from its content, so that the same message is not stored twice when a connection drops.',
            'Technical access logs: date and time, IP address, page asked for, outcome and type of browser, as any web server makes them.',
          ],
        },
        'The form does not ask for special categories of data (health, opinions, beliefs), and we ask you not to write any. If your message names other people, please make sure that they agree.',
      ],
    },
    purposes: {
      heading: 'Why we process them, and on what basis',
      blocks: [
        {
          list: [
            'To answer your message, prepare an offer or help you with a product: the processing takes steps at your request, before a contract or in the course of one (art. 6(1)(b) GDPR).',
            'To answer messages that are not about a purchase, such as a proposal to work together: it is in our legitimate interest, and in yours, that a question gets an answer (art. 6(1)(f) GDPR).',
            'To protect the site and the form from automatic messages, attempts to break in and failures: it is in our legitimate interest that the site stays safe and available (art. 6(1)(f) GDPR).',
            'To defend a right, should that ever be necessary, and to comply with a legal obligation or an order of the authorities (art. 6(1)(f) and (c) GDPR).',
          ],
        },
        'The box in the form confirms that you have read this policy and want us to use your data to answer you. If you change your mind, just tell us: we delete the message.',
        'We do not use your data to send you advertising or newsletters.',
      ],
    },
    required: {
      heading: 'Do you have to provide them?',
      blocks: [
        'No: writing to us is your choice. But without a first name, last name, e-mail address, subject and message the form cannot be sent, because we would not know whom to answer, or what. The phone number is optional: if you leave it out, we answer by e-mail.',
      ],
    },
    retention: {
      heading: 'How long we keep them',
      blocks: [
        {
          list: [
            `Messages received: for no more than ${CONTACT_MONTHS} months from their arrival. They are then deleted automatically, and we may delete them sooner, also at your request.`,
            'Notice by e-mail: when a message arrives the site may notify us by e-mail; that notice follows the same rule.',
            `Count of IP addresses: it holds for at most one hour for the contact form and ${loginLimits.minutes} minutes for signing in to the private area; after that it no longer counts and is removed.`,
            'Technical fingerprint of the message: 24 hours.',
            'Technical access logs: for as long as it takes to keep the site safe and to find failures, then they are deleted automatically. We keep them longer only if they are needed to establish a crime.',
            'Backups of the archive: up to 35 days, so that the site can be restored after a failure; then they are overwritten.',
          ],
        },
        'If your request leads to an order, the accounting documents are kept for the ten years that the law prescribes (art. 2220 of the Italian Civil Code); the message, in any case, no longer than stated above.',
      ],
    },
    recipients: {
      heading: 'Who can see them',
      blocks: [
        `Messages are read only by those at ${company.legalName} whose task it is to answer. We do not sell, rent or publish your data.`,
        'The site is hosted by Amazon Web Services (for European customers Amazon Web Services EMEA SARL, Luxembourg), which processes the data on our behalf as a processor, under a contract as required by art. 28 GDPR. We may disclose data to the judicial authorities or the police where the law obliges us to.',
      ],
    },
    place: {
      heading: 'Where they are',
      blocks: [
        'The data are kept in the European Union, in the AWS region of Milan. We do not transfer them to countries outside the European Economic Area.',
        'Pages reach your browser from the point of the delivery network that is nearest to you: if you connect from another country, the connection passes through there, encrypted and in transit only.',
      ],
    },
    profiling: {
      heading: 'No profiling',
      blocks: [
        'We take no automated decisions, do no profiling, and use no visit statistics, pixels, maps or third-party content that would follow you from one site to another. About cookies, which are technical only here, read the [Cookie Policy](cookies).',
      ],
    },
    rights: {
      heading: 'Your rights',
      blocks: [
        'Articles 15 to 22 of the GDPR give you the right, at any time and free of charge, to:',
        {
          list: [
            'know whether we process data about you, and have a copy of them (access, art. 15);',
            'have them corrected or completed (rectification, art. 16);',
            'have them deleted (erasure, art. 17);',
            'have their use restricted while an objection of yours is being checked (art. 18);',
            'receive them in a format that a computer can read, or have them passed to another controller (portability, art. 20);',
            'object to processing based on our legitimate interest, on grounds relating to your situation (art. 21);',
            'not be subject to decisions based solely on automated processing (art. 22): there are none here.',
          ],
        },
        `Write to ${mail}: we answer within one month. We may ask you for something that confirms who you are, so as not to hand your data to somebody else.`,
        'If you think that we process data wrongly, you may turn to the Italian data protection authority, the Garante per la protezione dei dati personali, Piazza Venezia 11, 00187 Rome, [www.garanteprivacy.it](https://www.garanteprivacy.it), or to the authority of the country in which you live or work.',
      ],
    },
    security: {
      heading: 'How we protect them',
      blocks: [
        {
          list: [
            'The site works over an encrypted connection (HTTPS) only.',
            'The archive is encrypted, and only the functions of the site have access to it, each with the fewest permissions it needs.',
            'Messages can be read only after signing in with a username and a password; the password is stored in a form that cannot be read, and attempts to sign in are limited.',
            `A working session expires after ${SESSION_SECONDS / 3600} hours.`,
            'What you write never ends up in the logs of the functions of the site.',
          ],
        },
      ],
    },
    links: {
      heading: 'Links to other sites',
      blocks: [
        'Some pages lead to sites of others, such as those of federations and magazines. From there on their rules apply. We pass no data on to them: your browser tells them at most the address of our site, not the page that you were reading.',
      ],
    },
    changes: {
      heading: 'Changes to this policy',
      blocks: [
        'If the way in which we process data changes, this page changes too. The version in force is the one that you read here.',
      ],
    },
  },
} satisfies typeof it;
