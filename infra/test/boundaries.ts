import type { IConfiguration, IRegularForbiddenRuleType as Rule } from 'dependency-cruiser';

const rule = (name: string, comment: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

const TEST = '\\.test\\.tsx?$';

/** Import rules between packages and folders, each with its reason. */
export const boundaries: Rule[] = [
  rule(
    'no-cycles',
    'A cycle means that two files are one idea, or that one of them holds two.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  rule(
    'shared-knows-valibot-only',
    'shared is the contract: browser, functions and infra read it, so it depends on valibot, its search on minisearch, and on nothing else.',
    { path: '^shared/src', pathNot: TEST },
    { pathNot: ['^shared/src', '^node_modules/(valibot|minisearch)'] },
  ),
  rule(
    'no-cycles-of-types-in-shared',
    'A cycle of types hides as well as one of code which of two files is the base of the other.',
    { path: '^shared/src' },
    { circular: true },
  ),
  rule(
    'contract-knows-no-collection',
    'Collections are written in the terms of the contract; only the tables of routes join both.',
    { path: '^shared/src/(contract|words)', pathNot: [TEST, 'contract/(route-definitions|kind-routes|routes)\\.ts$'] },
    { path: '^shared/src/collections', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'functions-never-import-infra',
    'A function runs on AWS: it must not depend on what deploys or simulates it.',
    { path: '^functions/src', pathNot: TEST },
    { path: '^infra' },
  ),
  rule(
    'web-never-imports-functions-or-infra',
    'The browser talks to the API, by the contract in shared.',
    { path: '^web/src', pathNot: TEST },
    { path: '^(functions|infra)' },
  ),
  rule(
    'data-knows-no-http',
    'functions/data stores and finds; the route decides the status.',
    { path: '^functions/src/data', pathNot: TEST },
    { path: '^functions/src/(http|api|files)|@middy' },
  ),
  rule(
    'files-know-no-http',
    'functions/files checks and moves bytes; the route ties them to an item.',
    { path: '^functions/src/files', pathNot: TEST },
    { path: '^functions/src/(http|api|data)|@middy' },
  ),
  rule(
    'http-knows-no-route',
    'functions/http is the chain that every route shares.',
    { path: '^functions/src/http', pathNot: TEST },
    { path: '^functions/src/(api|files)' },
  ),
  rule(
    'handlers-are-entry-points',
    'Each handler is a bundle of its own: nothing imports it.',
    { pathNot: TEST },
    { path: '^functions/src/(api|events)/[^/]+\\.ts$' },
  ),
  rule(
    'ui-knows-nothing-above',
    'ui, theme, i18n, loading, api, head and routing may be used by everything because they use nothing above.',
    { path: '^web/src/(ui|theme|i18n|loading|api|head|routing)/', pathNot: TEST },
    { path: '^web/src/(app|forms|panel|session|site)/' },
  ),
  rule(
    'forms-know-no-page',
    'forms and session are shared by the site and the panel.',
    { path: '^web/src/(forms|session)/', pathNot: TEST },
    { path: '^web/src/(app|panel|site)/' },
  ),
  rule(
    'site-knows-no-panel',
    'A visitor loads nothing of the panel.',
    { path: '^web/src/site/', pathNot: TEST },
    { path: '^web/src/panel/' },
  ),
  rule(
    'panel-knows-no-site',
    "The panel changes without the visitors' pages; what both show is in ui.",
    { path: '^web/src/panel/', pathNot: TEST },
    { path: '^web/src/site/' },
  ),
  rule(
    'pages-know-no-app',
    'app composes pages; a page does not know the frame around it.',
    { path: '^web/src/(site|panel)/', pathNot: TEST },
    { path: '^web/src/app/' },
  ),
  rule(
    'stacks-know-no-local-site',
    'What is deployed does not depend on its simulation.',
    { path: '^infra/(stacks|app|config)', pathNot: TEST },
    { path: '^infra/(local|test)' },
  ),
];

export const packages = ['shared/src', 'functions/src', 'web/src', 'infra'] as const;

export const options: IConfiguration['options'] = {
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|dist-server|test-results|public)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
  },
};
