import * as v from 'valibot';
import { PublicProfile } from '../collections/company-profile.ts';
import { Contact, ContactInput, ContactReceipt } from '../collections/contact.ts';
import { ContactChange } from '../collections/contact-status.ts';
import { Dealer } from '../collections/dealer.ts';
import { ActiveSlide, ListedGuide, ListedNews, ListedResult } from '../collections/listed.ts';
import { PriceList, PriceListInput } from '../collections/price-list.ts';
import { Product, ProductDetails } from '../collections/product.ts';
import { ProductChangeResults, ProductChanges } from '../collections/product-changes.ts';
import { ProductOrder, ProductOrderInput } from '../collections/product-order.ts';
import { OpenPreview, ProductPreview } from '../collections/product-preview.ts';
import { ReplyTemplates } from '../collections/reply-templates.ts';
import { SearchIndex } from '../collections/search-index.ts';
import { Setting, SettingInput } from '../collections/setting.ts';
import { Slide } from '../collections/slide.ts';
import {
  LoginInput,
  PasswordChange,
  PasswordConfirmation,
  PasswordReset,
  PasswordResetReceipt,
  PasswordResetRequest,
  RecoveryCodes,
  SecondFactor,
  SecondFactorConfirmation,
  SecondFactorRemoval,
  SecondFactorSecret,
  Session,
  User,
} from './account.ts';
import { Activity } from './activity.ts';
import { Export, ExportInput, ImportInput, ImportPreview, ImportResults, ImportStep } from './import.ts';
import { json, multipart, route } from './route.ts';
import { Archive, ArchiveRequest, Health, SiteUsage } from './site.ts';
import { TrashedItem } from './trash.ts';
import { Upload, UploadRequests } from './upload.ts';
import { DayVisits } from './visits.ts';

// Marked as pure, so that a function's bundle contains only the routes that it imports, with their schemas.
export const sendContact = /* @__PURE__ */ route('sendContact', () => ({
  summary: 'Sends a message to the company.',
  access: 'public',
  status: 201,
  body: json(ContactInput),
  output: ContactReceipt,
  idempotent: true,
  errors: ['too_many_requests'],
}));
export const login = /* @__PURE__ */ route('login', () => ({
  summary:
    'Signs the administrator in and sets the session cookie. Requires a code if the account has a second factor.',
  access: 'public',
  body: json(LoginInput),
  output: User,
  errors: ['invalid_credentials', 'second_factor_required', 'invalid_code', 'too_many_requests'],
}));
export const requestPasswordReset = /* @__PURE__ */ route('requestPasswordReset', () => ({
  summary: 'Mails the administrator a link to choose a new password. The response is the same for unknown names.',
  access: 'public',
  status: 202,
  body: json(PasswordResetRequest),
  output: PasswordResetReceipt,
  errors: ['too_many_requests'],
}));
export const resetPassword = /* @__PURE__ */ route('resetPassword', () => ({
  summary:
    'Sets a new password with the token of a mailed link, which works once for 20 minutes, and ends all sessions. Requires a code if the account has a second factor.',
  access: 'public',
  body: json(PasswordReset),
  errors: ['second_factor_required', 'invalid_code', 'too_many_requests'],
}));
export const logout = /* @__PURE__ */ route('logout', () => ({
  summary: 'Ends the session and clears its cookie. Succeeds without a session.',
  access: 'public',
}));
export const getUser = /* @__PURE__ */ route('getUser', () => ({
  summary: 'Returns the signed-in user.',
  output: User,
}));
export const changePassword = /* @__PURE__ */ route('changePassword', () => ({
  summary:
    'Changes the password and ends all other sessions. A remembered session requires a code of the second factor.',
  activity: 'password_changed',
  body: json(PasswordChange),
  errors: ['second_factor_required', 'too_many_requests'],
}));
export const listSessions = /* @__PURE__ */ route('listSessions', () => ({
  summary: 'Lists the open sessions, newest first.',
  output: v.array(Session),
}));
export const endSession = /* @__PURE__ */ route('endSession', () => ({
  summary: 'Ends one session. Requires the password, and in a remembered session a code of the second factor.',
  activity: 'session_ended',
  body: json(PasswordConfirmation),
  errors: ['second_factor_required', 'too_many_requests'],
}));
export const endSessions = /* @__PURE__ */ route('endSessions', () => ({
  summary:
    'Ends all sessions, including the current one. Requires the password, and in a remembered session a code of the second factor.',
  activity: 'sessions_ended',
  body: json(PasswordConfirmation),
  errors: ['second_factor_required', 'too_many_requests'],
}));
export const getSecondFactor = /* @__PURE__ */ route('getSecondFactor', () => ({
  summary: 'Returns whether the account has a second factor.',
  output: SecondFactor,
}));
export const startSecondFactor = /* @__PURE__ */ route('startSecondFactor', () => ({
  summary:
    'Creates a secret for an authenticator app, valid for 15 minutes. The second factor is off until it is confirmed.',
  status: 201,
  body: json(PasswordConfirmation),
  output: SecondFactorSecret,
  errors: ['second_factor_required', 'conflict', 'too_many_requests'],
}));
export const confirmSecondFactor = /* @__PURE__ */ route('confirmSecondFactor', () => ({
  summary:
    'Turns the second factor on with a first code of the app. Returns the recovery codes, which cannot be read again.',
  activity: 'second_factor_on',
  body: json(SecondFactorConfirmation),
  output: RecoveryCodes,
  errors: ['conflict', 'too_many_requests'],
}));
export const removeSecondFactor = /* @__PURE__ */ route('removeSecondFactor', () => ({
  summary: 'Turns the second factor off. Requires the password and a code.',
  activity: 'second_factor_off',
  body: json(SecondFactorRemoval),
  errors: ['conflict', 'too_many_requests'],
}));
export const listActivity = /* @__PURE__ */ route('listActivity', () => ({
  summary: 'Lists the activity log, newest first, in pages of 20. A Link header with rel="next" has the next page.',
  query: ['cursor'],
  output: v.array(Activity),
}));
export const getSetting = /* @__PURE__ */ route('getSetting', () => ({
  summary: 'Returns a setting. Fails with 404 if it was never saved.',
  access: 'public',
  output: Setting,
  cache: 'edge',
}));
export const saveSetting = /* @__PURE__ */ route('saveSetting', () => ({
  summary: 'Saves a setting.',
  activity: 'setting_saved',
  body: json(SettingInput),
  output: Setting,
}));
export const listProducts = /* @__PURE__ */ route('listProducts', () => ({
  summary:
    'Lists the visible products: featured ones first, then in the order of `orderProducts`, or newest first if none was saved. If they exceed the size of a response, it contains the first of them, and a Link header with rel="next" has the next page.',
  access: 'public',
  query: ['cursor'],
  output: v.array(Product),
  cache: 'edge',
  errors: ['not_found'],
}));
export const getProduct = /* @__PURE__ */ route('getProduct', () => ({
  summary: 'Returns a visible product by its id, its slug or a former slug, with related products.',
  access: 'public',
  output: ProductDetails,
  cache: 'edge',
}));
export const getSearchIndex = /* @__PURE__ */ route('getSearchIndex', () => ({
  summary: 'Returns the search index of the visible products, in columns.',
  access: 'public',
  output: SearchIndex,
  cache: 'edge',
}));
export const changeProducts = /* @__PURE__ */ route('changeProducts', () => ({
  summary:
    'Changes single fields of up to 100 products, each in its given version, or undoes such changes with `restore`. Each change succeeds or fails on its own: the response has a status for each, with the current product or an error code.',
  activity: 'products_updated',
  body: json(ProductChanges),
  output: ProductChangeResults,
  idempotent: true,
}));
export const orderProducts = /* @__PURE__ */ route('orderProducts', () => ({
  summary:
    'Saves the order of the products of a category or, without `category`, of all products. Products that `ids` omits keep their places. Fails with 409 if `seen`, the order before the change, is no longer current.',
  activity: 'products_ordered',
  body: json(ProductOrderInput),
  output: ProductOrder,
  errors: ['conflict'],
}));
export const listAdminProducts = /* @__PURE__ */ route('listAdminProducts', () => ({
  summary: 'Lists all products, including hidden ones and drafts, in the order and pages of the public list.',
  query: ['cursor'],
  output: v.array(Product),
}));
export const getAdminProduct = /* @__PURE__ */ route('getAdminProduct', () => ({
  summary: 'Returns a product by its id, whether it is visible or not.',
  output: Product,
}));
export const duplicateProduct = /* @__PURE__ */ route('duplicateProduct', () => ({
  summary:
    'Creates a draft with the fields of a product, except its article code, and copies of its files. Parts that fit an engine also fit the copy.',
  activity: 'product_created',
  status: 201,
  output: Product,
  idempotent: true,
}));
export const createPreview = /* @__PURE__ */ route('createPreview', () => ({
  summary: 'Creates a link to the page of a product, visible or not, valid for seven days.',
  activity: 'preview_created',
  status: 201,
  output: ProductPreview,
}));
export const listPreviews = /* @__PURE__ */ route('listPreviews', () => ({
  summary: 'Lists the valid preview links of a product, newest first.',
  output: v.array(OpenPreview),
}));
export const endPreview = /* @__PURE__ */ route('endPreview', () => ({
  summary: 'Revokes a preview link.',
  activity: 'preview_ended',
}));
export const createPriceList = /* @__PURE__ */ route('createPriceList', () => ({
  summary:
    'Creates a PDF with the visible products of some or all categories and their prices, in the order of the catalogue, and a link to it that is valid for seven days.',
  activity: 'price_list_created',
  status: 201,
  body: json(PriceListInput),
  output: PriceList,
}));
export const openPriceList = /* @__PURE__ */ route('openPriceList', () => ({
  summary: 'Redirects to the file of a price list, which can be fetched for five minutes.',
  access: 'public',
  status: 302,
  errors: ['not_found'],
}));
export const listTrash = /* @__PURE__ */ route('listTrash', () => ({
  summary: 'Lists the items in the trash, latest deletion first.',
  output: v.array(TrashedItem),
}));
export const restoreFromTrash = /* @__PURE__ */ route('restoreFromTrash', () => ({
  summary: 'Restores an item from the trash, with its files at their former addresses.',
  activity: 'trash_restored',
  output: TrashedItem,
}));
export const deleteFromTrash = /* @__PURE__ */ route('deleteFromTrash', () => ({
  summary: 'Deletes an item of the trash and its files permanently.',
  activity: 'trash_deleted',
}));
export const listSlides = /* @__PURE__ */ route('listSlides', () => ({
  summary: 'Lists all slides by order, then oldest first.',
  output: v.array(Slide),
}));
export const listActiveSlides = /* @__PURE__ */ route('listActiveSlides', () => ({
  summary: 'Lists the active slides of the homepage in order.',
  access: 'public',
  output: v.array(ActiveSlide),
  cache: 'edge',
}));
export const listDealers = /* @__PURE__ */ route('listDealers', () => ({
  summary: 'Lists all dealers by country, city and name.',
  access: 'public',
  output: v.array(Dealer),
  cache: 'edge',
}));
export const listResults = /* @__PURE__ */ route('listResults', () => ({
  summary: 'Lists the race results, newest first, each with its visible engines.',
  access: 'public',
  output: v.array(ListedResult),
  cache: 'edge',
}));
export const listNews = /* @__PURE__ */ route('listNews', () => ({
  summary: 'Lists the visible news, newest first, each with the product that it refers to.',
  access: 'public',
  output: v.array(ListedNews),
  cache: 'edge',
}));
export const listGuides = /* @__PURE__ */ route('listGuides', () => ({
  summary: 'Lists the visible guides in order, each with its visible engines.',
  access: 'public',
  output: v.array(ListedGuide),
  cache: 'edge',
}));
export const getCompany = /* @__PURE__ */ route('getCompany', () => ({
  summary:
    'Returns the company profile: contacts, opening hours, announcement. Fields that were never entered are missing.',
  access: 'public',
  output: PublicProfile,
  cache: 'edge',
}));
export const listContacts = /* @__PURE__ */ route('listContacts', () => ({
  summary:
    'Lists the messages, newest first, in pages of 100. A Link header with rel="next" has the next page. Archived messages and spam are listed only if `status` asks for them.',
  query: ['cursor', 'status'],
  output: v.array(Contact),
}));
export const exportContacts = /* @__PURE__ */ route('exportContacts', () => ({
  summary: 'Returns all messages as CSV with Italian headings, newest first. No spreadsheet reads a cell as a formula.',
  query: ['separator'],
  type: 'text/csv',
  output: v.string(),
}));
export const updateContact = /* @__PURE__ */ route('updateContact', () => ({
  summary: 'Changes the status or the note of a message.',
  body: json(ContactChange),
  output: Contact,
}));
export const deleteContact = /* @__PURE__ */ route('deleteContact', () => ({
  summary: 'Moves a message to the trash for at most 30 days.',
  activity: 'message_deleted',
  errors: ['conflict'],
}));
export const getReplyTemplates = /* @__PURE__ */ route('getReplyTemplates', () => ({
  summary: 'Returns the reply templates.',
  output: ReplyTemplates,
}));
export const saveReplyTemplates = /* @__PURE__ */ route('saveReplyTemplates', () => ({
  summary: 'Saves the reply templates.',
  activity: 'reply_templates_saved',
  body: json(ReplyTemplates),
  output: ReplyTemplates,
}));
export const listVisits = /* @__PURE__ */ route('listVisits', () => ({
  summary: 'Lists the visits of each counted day (UTC), oldest first. Sums below three are added up as `others`.',
  query: ['from', 'to'],
  output: v.array(DayVisits),
}));
export const getSiteUsage = /* @__PURE__ */ route('getSiteUsage', () => ({
  summary: 'Returns the storage, the last backup and the cost of the month, measured daily.',
  output: SiteUsage,
}));
export const createArchive = /* @__PURE__ */ route('createArchive', () => ({
  summary:
    'Starts an archive of all items and files in the format of `npm run backup`, without keys. It is listed after some minutes; the last three are kept, and one of the week before.',
  activity: 'archive_requested',
  status: 202,
  output: ArchiveRequest,
  errors: ['too_many_requests'],
}));
export const listArchives = /* @__PURE__ */ route('listArchives', () => ({
  summary: 'Lists the archives, newest first, each with a URL that is valid for an hour.',
  output: v.array(Archive),
}));
export const createExport = /* @__PURE__ */ route('createExport', () => ({
  summary:
    'Creates a zip of at most 45 MB with items of a kind as CSV and their files, as the import reads them, and a URL that is valid for an hour. Repeat it with `next` as `from` until `next` is null: each zip has the rows and files that the former ones have not.',
  status: 201,
  body: json(ExportInput),
  output: Export,
}));
export const createImport = /* @__PURE__ */ route('createImport', () => ({
  summary:
    'Previews a CSV table, which may be in the zips of its files: what each row would change, and the cells that are refused. Rows are found by id, article code or name; others create an item. Missing columns keep their values, blank cells remove them.',
  status: 201,
  body: multipart(ImportInput, { many: ['files'], one: ['file'] }),
  output: ImportPreview,
}));
export const applyImport = /* @__PURE__ */ route('applyImport', () => ({
  summary:
    'Saves the next rows of an import that have no error, each in the previewed version and independently. Repeat it with `from` until `next` is null; a saved row is not saved again.',
  activity: 'import_applied',
  body: json(ImportStep),
  output: ImportResults,
}));
export const undoImport = /* @__PURE__ */ route('undoImport', () => ({
  summary:
    'Restores the versions before an import, and moves the items that it created to the trash. Items changed since are kept and named. Repeat it with `from` until `next` is null.',
  activity: 'import_undone',
  body: json(ImportStep),
  output: ImportResults,
}));
export const createUploads = /* @__PURE__ */ route('createUploads', () => ({
  summary: 'Creates presigned uploads. A form refers to the uploaded files by their keys.',
  status: 201,
  body: json(UploadRequests),
  output: v.array(Upload),
  errors: ['too_many_requests'],
}));
export const getHealth = /* @__PURE__ */ route('getHealth', () => ({
  summary: 'Returns the release, if the site and its table respond.',
  access: 'public',
  output: Health,
}));
