import * as v from 'valibot';
import { type Collection, VersionOf } from '../collections/collection.ts';
import { companyProfile, PublicProfile } from '../collections/company-profile.ts';
import { Contact, ContactInput, ContactReceipt } from '../collections/contact.ts';
import { ContactChange } from '../collections/contact-status.ts';
import { Dealer, dealers } from '../collections/dealer.ts';
import { ActiveSlide, ListedNews, ListedResult } from '../collections/listed.ts';
import { News, news } from '../collections/news.ts';
import { Product, ProductDetails, products } from '../collections/product.ts';
import { ProductChangeResults, ProductChanges } from '../collections/product-changes.ts';
import { ProductOrder, ProductOrderInput } from '../collections/product-order.ts';
import { OpenPreview, ProductPreview } from '../collections/product-preview.ts';
import { ReplyTemplates } from '../collections/reply-templates.ts';
import { Result, results } from '../collections/result.ts';
import { SearchIndex } from '../collections/search-index.ts';
import { Setting, SettingInput } from '../collections/setting.ts';
import { Slide, SlideOrder, slides } from '../collections/slide.ts';
import {
  LoginInput,
  PasswordChange,
  PasswordConfirmation,
  RecoveryCodes,
  SecondFactor,
  SecondFactorConfirmation,
  SecondFactorRemoval,
  SecondFactorSecret,
  Session,
  User,
} from './account.ts';
import { Activity } from './activity.ts';
import { json, route } from './route.ts';
import { Health, SiteUsage } from './site.ts';
import { TrashedItem } from './trash.ts';
import { Upload, UploadRequests } from './upload.ts';

const creation = <const C extends Collection>({ kind, body, schema }: C, summary: string) =>
  ({
    summary,
    activity: `${kind as C['kind']}_created`,
    status: 201,
    body: body as C['body'],
    output: schema as C['schema'],
    idempotent: true,
  }) as const;
const change = <const C extends Collection>({ kind, body, schema }: C, summary: string) =>
  ({
    summary,
    activity: `${kind as C['kind']}_updated`,
    body: body as C['body'],
    output: schema as C['schema'],
    versioned: true,
    idempotent: true,
  }) as const;
const deletion = <const C extends Collection>({ kind }: C, summary: string) =>
  ({ summary, activity: `${kind as C['kind']}_deleted`, versioned: true }) as const;
const versions = <const C extends Collection>(description: C) =>
  ({
    summary: `Lists the last twenty versions of a ${description.kind}, the present one first, by the fields that each changed.`,
    output: v.array(VersionOf(description)),
  }) as const;
const restoration = <const C extends Collection>({ kind, schema }: C) =>
  ({
    summary: `Saves a former version of a ${kind} again, as its newest one; 422 when that version or one of its files is gone.`,
    activity: `${kind as C['kind']}_updated`,
    output: schema as C['schema'],
    versioned: true,
    idempotent: true,
    errors: ['invalid_input'],
  }) as const;

// Marked as pure, so that a function's bundle contains only the routes that it imports, with their schemas.
export const sendContact = /* @__PURE__ */ route('sendContact', () => ({
  summary: 'Leaves a message for the company.',
  access: 'public',
  status: 201,
  body: json(ContactInput),
  output: ContactReceipt,
  idempotent: true,
  errors: ['too_many_requests'],
}));
export const login = /* @__PURE__ */ route('login', () => ({
  summary: 'Signs the administrator in and sets the session cookie; asks for a code where there is a second factor.',
  access: 'public',
  body: json(LoginInput),
  output: User,
  errors: ['invalid_credentials', 'second_factor_required', 'invalid_code', 'too_many_requests'],
}));
export const logout = /* @__PURE__ */ route('logout', () => ({
  summary: 'Ends the session; without one there is nothing to end, and that is fine.',
  access: 'public',
}));
export const getUser = /* @__PURE__ */ route('getUser', () => ({ summary: 'Says who is signed in.', output: User }));
export const changePassword = /* @__PURE__ */ route('changePassword', () => ({
  summary: 'Changes the password; every other session ends. A remembered session needs a code of the second factor.',
  activity: 'password_changed',
  body: json(PasswordChange),
  errors: ['second_factor_required', 'too_many_requests'],
}));
export const listSessions = /* @__PURE__ */ route('listSessions', () => ({
  summary: 'Lists the open sessions, the newest first.',
  output: v.array(Session),
}));
export const endSession = /* @__PURE__ */ route('endSession', () => ({
  summary: 'Ends one session. Needs the password, in a remembered session a code of the second factor too.',
  activity: 'session_ended',
  body: json(PasswordConfirmation),
  errors: ['second_factor_required', 'too_many_requests'],
}));
export const endSessions = /* @__PURE__ */ route('endSessions', () => ({
  summary:
    'Ends all sessions, the current one too. Needs the password, in a remembered session a code of the second factor too.',
  activity: 'sessions_ended',
  body: json(PasswordConfirmation),
  errors: ['second_factor_required', 'too_many_requests'],
}));
export const getSecondFactor = /* @__PURE__ */ route('getSecondFactor', () => ({
  summary: 'Says whether signing in asks for a code.',
  output: SecondFactor,
}));
export const startSecondFactor = /* @__PURE__ */ route('startSecondFactor', () => ({
  summary: 'Gives a secret for an authenticator app, for a quarter of an hour; nothing changes until it is confirmed.',
  status: 201,
  body: json(PasswordConfirmation),
  output: SecondFactorSecret,
  errors: ['second_factor_required', 'conflict', 'too_many_requests'],
}));
export const confirmSecondFactor = /* @__PURE__ */ route('confirmSecondFactor', () => ({
  summary: 'Turns the second factor on with the first code of the app, and gives the recovery codes, this once.',
  activity: 'second_factor_on',
  body: json(SecondFactorConfirmation),
  output: RecoveryCodes,
  errors: ['conflict', 'too_many_requests'],
}));
export const removeSecondFactor = /* @__PURE__ */ route('removeSecondFactor', () => ({
  summary: 'Turns the second factor off, for who knows the password and has a code.',
  activity: 'second_factor_off',
  body: json(SecondFactorRemoval),
  errors: ['conflict', 'too_many_requests'],
}));
export const listActivity = /* @__PURE__ */ route('listActivity', () => ({
  summary:
    'Lists what was done, newest first, twenty at a time; a Link header with rel="next" names the following page.',
  query: ['cursor'],
  output: v.array(Activity),
}));
export const getSetting = /* @__PURE__ */ route('getSetting', () => ({
  summary: 'Reads a setting; 404 when it was never set.',
  access: 'public',
  output: Setting,
  cache: 'edge',
}));
export const saveSetting = /* @__PURE__ */ route('saveSetting', () => ({
  summary: 'Changes a setting.',
  activity: 'setting_saved',
  body: json(SettingInput),
  output: Setting,
}));
export const listProducts = /* @__PURE__ */ route('listProducts', () => ({
  summary:
    'Lists every product, featured ones first, then in the order of `orderProducts`, which has the newest first where nothing was moved. Where one answer cannot carry all of them it has the newest, and a Link header with rel="next" names the following ones.',
  access: 'public',
  query: ['cursor'],
  output: v.array(Product),
  cache: 'edge',
  errors: ['not_found'],
}));
export const getProduct = /* @__PURE__ */ route('getProduct', () => ({
  summary: 'Reads a product by its id, by the name in its address or by one that it had, with related ones.',
  access: 'public',
  output: ProductDetails,
  cache: 'edge',
}));
export const getSearchIndex = /* @__PURE__ */ route('getSearchIndex', () => ({
  summary: 'Gives the texts by which a browser searches the products, in columns.',
  access: 'public',
  output: SearchIndex,
  cache: 'edge',
}));
export const createProduct = /* @__PURE__ */ route('createProduct', () =>
  creation(products, 'Creates a product with its pictures and its sheet.'),
);
export const updateProduct = /* @__PURE__ */ route('updateProduct', () =>
  change(products, 'Replaces the fields of a product; its files only where the form names them.'),
);
export const deleteProduct = /* @__PURE__ */ route('deleteProduct', () =>
  deletion(products, 'Moves a product with its files to the trash, for 30 days.'),
);
export const changeProducts = /* @__PURE__ */ route('changeProducts', () => ({
  summary:
    'Changes single fields of up to 100 products, each over its own version, or undoes such changes with `restore`. Each change succeeds or fails by itself: the answer has a status for each, with the product as it is now or the code of the error.',
  activity: 'products_updated',
  body: json(ProductChanges),
  output: ProductChangeResults,
  idempotent: true,
}));
export const orderProducts = /* @__PURE__ */ route('orderProducts', () => ({
  summary:
    'Puts products in order: those of a category or, without `category`, of all. Products that `ids` leaves out keep their places; featured ones come first. With `seen`, the order that the caller started from, another one in the store is a 409.',
  activity: 'products_ordered',
  body: json(ProductOrderInput),
  output: ProductOrder,
  errors: ['conflict'],
}));
export const listAdminProducts = /* @__PURE__ */ route('listAdminProducts', () => ({
  summary:
    'Lists every product for the panel, hidden ones and drafts too, in the order and the parts of the public list.',
  query: ['cursor'],
  output: v.array(Product),
}));
export const getAdminProduct = /* @__PURE__ */ route('getAdminProduct', () => ({
  summary: 'Reads a product by its id, whether visitors see it or not.',
  output: Product,
}));
export const duplicateProduct = /* @__PURE__ */ route('duplicateProduct', () => ({
  summary:
    'Makes a draft with the fields of a product but its article code, and with copies of its files. The parts of an engine fit the copy too.',
  activity: 'product_created',
  status: 201,
  output: Product,
  idempotent: true,
}));
export const createPreview = /* @__PURE__ */ route('createPreview', () => ({
  summary: 'Gives a link to the page of a product, visible or not, that works for seven days.',
  activity: 'preview_created',
  status: 201,
  output: ProductPreview,
}));
export const listPreviews = /* @__PURE__ */ route('listPreviews', () => ({
  summary: 'Lists the links to previews of a product that still work, the newest first.',
  output: v.array(OpenPreview),
}));
export const endPreview = /* @__PURE__ */ route('endPreview', () => ({
  summary: 'Ends a link to a preview at once.',
  activity: 'preview_ended',
}));
export const listProductVersions = /* @__PURE__ */ route('listProductVersions', () => versions(products));
export const restoreProductVersion = /* @__PURE__ */ route('restoreProductVersion', () => restoration(products));
export const listTrash = /* @__PURE__ */ route('listTrash', () => ({
  summary: 'Lists what was deleted and can be restored, the latest deletion first.',
  output: v.array(TrashedItem),
}));
export const restoreFromTrash = /* @__PURE__ */ route('restoreFromTrash', () => ({
  summary: 'Restores what was deleted with its files at their addresses.',
  activity: 'trash_restored',
  output: TrashedItem,
}));
export const deleteFromTrash = /* @__PURE__ */ route('deleteFromTrash', () => ({
  summary: 'Deletes an entity of the trash with its files, for good.',
  activity: 'trash_deleted',
}));
export const listSlides = /* @__PURE__ */ route('listSlides', () => ({
  summary: 'Lists every slide by order, then the oldest first.',
  output: v.array(Slide),
}));
export const listActiveSlides = /* @__PURE__ */ route('listActiveSlides', () => ({
  summary: 'Lists the slides of the homepage in the order in which they are shown.',
  access: 'public',
  output: v.array(ActiveSlide),
  cache: 'edge',
}));
export const createSlide = /* @__PURE__ */ route('createSlide', () =>
  creation(slides, 'Creates a slide with its picture.'),
);
export const updateSlide = /* @__PURE__ */ route('updateSlide', () =>
  change(slides, 'Replaces the fields of a slide; its picture only where the form names one.'),
);
export const deleteSlide = /* @__PURE__ */ route('deleteSlide', () =>
  deletion(slides, 'Moves a slide with its picture to the trash, for 30 days.'),
);
export const orderSlides = /* @__PURE__ */ route('orderSlides', () => ({
  summary: 'Puts slides in order: numbers them from 0 in one write. Slides that `ids` leaves out keep their number.',
  activity: 'slides_ordered',
  body: json(SlideOrder),
  output: SlideOrder,
  errors: ['conflict'],
}));
export const listSlideVersions = /* @__PURE__ */ route('listSlideVersions', () => versions(slides));
export const restoreSlideVersion = /* @__PURE__ */ route('restoreSlideVersion', () => restoration(slides));
export const listDealers = /* @__PURE__ */ route('listDealers', () => ({
  summary: 'Lists every dealer by country, then by city and name.',
  access: 'public',
  output: v.array(Dealer),
  cache: 'edge',
}));
export const createDealer = /* @__PURE__ */ route('createDealer', () => creation(dealers, 'Creates a dealer.'));
export const updateDealer = /* @__PURE__ */ route('updateDealer', () =>
  change(dealers, 'Replaces the fields of a dealer that the body names; a null or blank one is removed.'),
);
export const deleteDealer = /* @__PURE__ */ route('deleteDealer', () =>
  deletion(dealers, 'Moves a dealer to the trash, for 30 days.'),
);
export const listDealerVersions = /* @__PURE__ */ route('listDealerVersions', () => versions(dealers));
export const restoreDealerVersion = /* @__PURE__ */ route('restoreDealerVersion', () => restoration(dealers));
export const listResults = /* @__PURE__ */ route('listResults', () => ({
  summary: 'Lists the results of races, the newest first, with the engines that won as visitors see them.',
  access: 'public',
  output: v.array(ListedResult),
  cache: 'edge',
}));
export const listAdminResults = /* @__PURE__ */ route('listAdminResults', () => ({
  summary: 'Lists the results of races for the panel, the newest first.',
  output: v.array(Result),
}));
export const createResult = /* @__PURE__ */ route('createResult', () =>
  creation(results, 'Creates the result of a race.'),
);
export const updateResult = /* @__PURE__ */ route('updateResult', () =>
  change(results, 'Replaces the fields of a result that the form names; a blank one is removed.'),
);
export const deleteResult = /* @__PURE__ */ route('deleteResult', () =>
  deletion(results, 'Moves a result with its picture to the trash, for 30 days.'),
);
export const listResultVersions = /* @__PURE__ */ route('listResultVersions', () => versions(results));
export const restoreResultVersion = /* @__PURE__ */ route('restoreResultVersion', () => restoration(results));
export const listNews = /* @__PURE__ */ route('listNews', () => ({
  summary: 'Lists the news that visitors see, the newest first, with the product that each names.',
  access: 'public',
  output: v.array(ListedNews),
  cache: 'edge',
}));
export const listAdminNews = /* @__PURE__ */ route('listAdminNews', () => ({
  summary: 'Lists all news for the panel, hidden ones and drafts too, the newest first.',
  output: v.array(News),
}));
export const createNews = /* @__PURE__ */ route('createNews', () => creation(news, 'Creates a news item.'));
export const updateNews = /* @__PURE__ */ route('updateNews', () =>
  change(news, 'Replaces the fields of a news item that the form names; a blank one is removed.'),
);
export const deleteNews = /* @__PURE__ */ route('deleteNews', () =>
  deletion(news, 'Moves a news item with its picture to the trash, for 30 days.'),
);
export const listNewsVersions = /* @__PURE__ */ route('listNewsVersions', () => versions(news));
export const restoreNewsVersion = /* @__PURE__ */ route('restoreNewsVersion', () => restoration(news));
export const getCompany = /* @__PURE__ */ route('getCompany', () => ({
  summary:
    'Reads what the company says of itself: contacts, opening hours, announcement. What was never entered is missing.',
  access: 'public',
  output: PublicProfile,
  cache: 'edge',
}));
export const updateCompany = /* @__PURE__ */ route('updateCompany', () =>
  change(companyProfile, 'Replaces the fields of the company that the body names; a blank one is removed.'),
);
export const listCompanyVersions = /* @__PURE__ */ route('listCompanyVersions', () => versions(companyProfile));
export const restoreCompanyVersion = /* @__PURE__ */ route('restoreCompanyVersion', () => restoration(companyProfile));
export const listContacts = /* @__PURE__ */ route('listContacts', () => ({
  summary:
    'Lists the messages, newest first, at most a hundred at a time; a Link header with rel="next" names the following page. Archived ones and spam are listed only where `status` asks for them.',
  query: ['cursor', 'status'],
  output: v.array(Contact),
}));
export const exportContacts = /* @__PURE__ */ route('exportContacts', () => ({
  summary:
    'Gives all messages as a table with Italian headings, newest first; no cell is read as a formula by a spreadsheet.',
  query: ['separator'],
  type: 'text/csv',
  output: v.string(),
}));
export const updateContact = /* @__PURE__ */ route('updateContact', () => ({
  summary: 'Changes the status of a message, or the note on it.',
  body: json(ContactChange),
  output: Contact,
}));
export const deleteContact = /* @__PURE__ */ route('deleteContact', () => ({
  summary: 'Moves a message to the trash, for 30 days at most.',
  activity: 'message_deleted',
  errors: ['conflict'],
}));
export const getReplyTemplates = /* @__PURE__ */ route('getReplyTemplates', () => ({
  summary: 'Reads the templates of replies to messages.',
  output: ReplyTemplates,
}));
export const saveReplyTemplates = /* @__PURE__ */ route('saveReplyTemplates', () => ({
  summary: 'Changes the templates of replies to messages.',
  activity: 'reply_templates_saved',
  body: json(ReplyTemplates),
  output: ReplyTemplates,
}));
export const getSiteUsage = /* @__PURE__ */ route('getSiteUsage', () => ({
  summary: 'Says how much the site stores, when it was backed up and what the month has cost, as measured once a day.',
  output: SiteUsage,
}));
export const createUploads = /* @__PURE__ */ route('createUploads', () => ({
  summary: 'Gives the addresses to which files can be sent before a form names them.',
  status: 201,
  body: json(UploadRequests),
  output: v.array(Upload),
  errors: ['too_many_requests'],
}));
export const getHealth = /* @__PURE__ */ route('getHealth', () => ({
  summary: 'Says that the site and its table answer, and which release they are.',
  access: 'public',
  output: Health,
}));
