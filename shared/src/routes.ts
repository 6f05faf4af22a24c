import * as v from 'valibot';
import { Activity } from './activity.ts';
import { Contact, ContactInput, ContactReceipt } from './contact.ts';
import { PasswordChange } from './password.ts';
import { Product, ProductDetails, ProductInput } from './product.ts';
import { del, get, json, multipart, post, put, type Route } from './route.ts';
import {
  RecoveryCodes,
  SecondFactor,
  SecondFactorConfirmation,
  SecondFactorRemoval,
  SecondFactorSecret,
  SecondFactorStart,
} from './second-factor.ts';
import { Session, SessionEnd } from './session.ts';
import { Setting, SettingInput } from './setting.ts';
import { ActiveSlide, Slide, SlideInput } from './slide.ts';
import { Upload, UploadRequests } from './upload.ts';
import { LoginInput, User } from './user.ts';

const productFiles = { many: ['images'], one: ['technicalSheet'], clearable: ['pictures'] };
const slideFiles = { many: [], one: ['image'], clearable: ['picture'] };

/** THE route table: the gateway, the functions, the browser, the deployment, the API's document and its tests all read it. */
export const routes = {
  sendContact: post('/api/contact', {
    summary: 'Leaves a message for the company.',
    access: 'public',
    status: 201,
    body: json(ContactInput),
    output: ContactReceipt,
    idempotent: true,
    errors: ['not_found', 'too_many_requests'],
  }),
  login: post('/api/login', {
    summary: 'Signs the administrator in and sets the session cookie; asks for a code where there is a second factor.',
    access: 'public',
    status: 200,
    body: json(LoginInput),
    output: User,
    errors: ['invalid_credentials', 'second_factor_required', 'invalid_code', 'too_many_requests'],
  }),
  logout: post('/api/logout', {
    summary: 'Ends the session; without one there is nothing to end, and that is fine.',
    access: 'public',
    status: 204,
    output: null,
  }),
  getUser: get('/api/user', {
    summary: 'Says who is signed in.',
    access: 'admin',
    status: 200,
    output: User,
  }),
  changePassword: post('/api/password', {
    summary: 'Changes the password; every other session ends.',
    access: 'admin',
    activity: 'password_changed',
    status: 204,
    body: json(PasswordChange),
    output: null,
    errors: ['too_many_requests'],
  }),
  listSessions: get('/api/sessions', {
    summary: 'Lists the open sessions, the newest first.',
    access: 'admin',
    status: 200,
    output: v.array(Session),
  }),
  endSession: post('/api/sessions/{id}/removal', {
    summary: 'Ends one session, for who knows the password.',
    access: 'admin',
    activity: 'session_ended',
    status: 204,
    body: json(SessionEnd),
    output: null,
    errors: ['not_found', 'too_many_requests'],
  }),
  endSessions: post('/api/sessions/removal', {
    summary: 'Signs out everywhere, for who knows the password: every session ends, the one that asks too.',
    access: 'admin',
    activity: 'sessions_ended',
    status: 204,
    body: json(SessionEnd),
    output: null,
    errors: ['too_many_requests'],
  }),
  getSecondFactor: get('/api/second-factor', {
    summary: 'Says whether signing in asks for a code.',
    access: 'admin',
    status: 200,
    output: SecondFactor,
  }),
  startSecondFactor: post('/api/second-factor', {
    summary:
      'Gives a secret for an authenticator app, for a quarter of an hour; nothing changes until it is confirmed.',
    access: 'admin',
    status: 201,
    body: json(SecondFactorStart),
    output: SecondFactorSecret,
    errors: ['conflict', 'too_many_requests'],
  }),
  confirmSecondFactor: put('/api/second-factor', {
    summary: 'Turns the second factor on with the first code of the app, and gives the recovery codes, this once.',
    access: 'admin',
    activity: 'second_factor_on',
    status: 200,
    body: json(SecondFactorConfirmation),
    output: RecoveryCodes,
    errors: ['conflict', 'too_many_requests'],
  }),
  removeSecondFactor: post('/api/second-factor/removal', {
    summary: 'Turns the second factor off, for who knows the password and has a code.',
    access: 'admin',
    activity: 'second_factor_off',
    status: 204,
    body: json(SecondFactorRemoval),
    output: null,
    errors: ['conflict', 'too_many_requests'],
  }),
  listActivity: get('/api/activity', {
    summary:
      'Lists what was done, newest first, twenty at a time; a Link header with rel="next" names the following page.',
    access: 'admin',
    status: 200,
    query: ['cursor'],
    output: v.array(Activity),
  }),
  getSetting: get('/api/settings/{key}', {
    summary: 'Reads a setting; 404 when it was never set.',
    access: 'public',
    status: 200,
    output: Setting,
    cache: 'edge',
    errors: ['not_found'],
  }),
  saveSetting: post('/api/settings', {
    summary: 'Changes a setting.',
    access: 'admin',
    activity: 'setting_saved',
    status: 200,
    body: json(SettingInput),
    output: Setting,
  }),
  listProducts: get('/api/products', {
    summary:
      'Lists every product, featured ones first, then the newest. Where one answer cannot carry all of them it has the newest, and a Link header with rel="next" names the following ones.',
    access: 'public',
    status: 200,
    query: ['cursor'],
    output: v.array(Product),
    cache: 'edge',
    errors: ['not_found'],
  }),
  getProduct: get('/api/products/{id}', {
    summary: 'Reads a product by its id, by the name in its address or by one that it had, with related ones.',
    access: 'public',
    status: 200,
    output: ProductDetails,
    cache: 'edge',
    errors: ['not_found'],
  }),
  createProduct: post('/api/products', {
    summary: 'Creates a product with its pictures and its sheet.',
    access: 'admin',
    activity: 'product_created',
    status: 201,
    body: multipart(ProductInput, productFiles),
    output: Product,
    idempotent: true,
    errors: ['not_found'],
  }),
  updateProduct: put('/api/products/{id}', {
    summary: 'Replaces the fields of a product; its files only where the form names them.',
    access: 'admin',
    activity: 'product_updated',
    status: 200,
    body: multipart(ProductInput, productFiles),
    output: Product,
    versioned: true,
    errors: ['not_found', 'conflict'],
  }),
  deleteProduct: del('/api/products/{id}', {
    summary: 'Deletes a product and its files.',
    access: 'admin',
    activity: 'product_deleted',
    status: 204,
    output: null,
    versioned: true,
    errors: ['not_found', 'conflict'],
  }),
  listSlides: get('/api/slides', {
    summary: 'Lists every slide by order, then the oldest first.',
    access: 'admin',
    status: 200,
    output: v.array(Slide),
  }),
  listActiveSlides: get('/api/slides/active', {
    summary: 'Lists the slides of the homepage in the order in which they are shown.',
    access: 'public',
    status: 200,
    output: v.array(ActiveSlide),
    cache: 'edge',
  }),
  createSlide: post('/api/slides', {
    summary: 'Creates a slide with its picture.',
    access: 'admin',
    activity: 'slide_created',
    status: 201,
    body: multipart(SlideInput, slideFiles),
    output: Slide,
    idempotent: true,
    errors: ['not_found'],
  }),
  updateSlide: put('/api/slides/{id}', {
    summary: 'Replaces the fields of a slide; its picture only where the form names one.',
    access: 'admin',
    activity: 'slide_updated',
    status: 200,
    body: multipart(SlideInput, slideFiles),
    output: Slide,
    versioned: true,
    errors: ['not_found', 'conflict'],
  }),
  deleteSlide: del('/api/slides/{id}', {
    summary: 'Deletes a slide and its picture.',
    access: 'admin',
    activity: 'slide_deleted',
    status: 204,
    output: null,
    versioned: true,
    errors: ['not_found', 'conflict'],
  }),
  listContacts: get('/api/admin/contacts', {
    summary:
      'Lists the messages, newest first, a hundred at a time; a Link header with rel="next" names the following page.',
    access: 'admin',
    status: 200,
    query: ['cursor'],
    output: v.array(Contact),
  }),
  deleteContact: del('/api/admin/contacts/{id}', {
    summary: 'Deletes a message.',
    access: 'admin',
    activity: 'message_deleted',
    status: 204,
    output: null,
    errors: ['not_found'],
  }),
  createUploads: post('/api/uploads', {
    summary: 'Gives the addresses to which files can be sent before a form names them.',
    access: 'admin',
    status: 201,
    body: json(UploadRequests),
    output: v.array(Upload),
    errors: ['too_many_requests'],
  }),
} as const satisfies Record<string, Route>;

export type Routes = typeof routes;
export type RouteName = keyof Routes;
export const routeNames = Object.keys(routes) as RouteName[];

type BodySchema<N extends RouteName> = Routes[N]['body'] extends { schema: infer S extends v.GenericSchema }
  ? S
  : never;

/** Parsed body that a route's handler receives. */
export type Input<N extends RouteName> = [BodySchema<N>] extends [never] ? undefined : v.InferOutput<BodySchema<N>>;

/** Body that a caller of a JSON route sends. */
export type Body<N extends RouteName> = [BodySchema<N>] extends [never] ? undefined : v.InferInput<BodySchema<N>>;

/** Response of a route. */
export type Output<N extends RouteName> = Routes[N]['output'] extends infer S extends v.GenericSchema
  ? v.InferOutput<S>
  : undefined;

type PathParameters<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameters<Rest>
  : never;

/** The parameters in a route's path, by name. */
export type Parameters<N extends RouteName> = Record<PathParameters<Routes[N]['path']>, string>;

/** The name of a route in kebab-case: that of its handler's file, its bundle's folder and its function. */
export const fileName = (name: RouteName): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A route's path with its parameters filled in and encoded. */
export const pathOf = <N extends RouteName>(name: N, parameters: Parameters<N>): string =>
  routes[name].path.replace(/\{(\w+)\}/g, (_, key: keyof Parameters<N>) => encodeURIComponent(parameters[key]));
