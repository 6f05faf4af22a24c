import type { Route } from '@rombo/shared/contract/route';
import { type RouteName, routeNames, routes } from '@rombo/shared/contract/routes';
import { company } from '@rombo/shared/words/company';
import { describeRoute } from './describe-route.ts';
import { parametersOf } from './parameters.ts';
import { requestBodyOf } from './request-body.ts';
import { responsesOf } from './responses.ts';
import { componentSchemas } from './schemas.ts';
import { tagList, tagOf } from './tags.ts';
import type { Document, Operation } from './types.ts';

const SESSION = 'session';

/** Describes the whole API from its route table: nothing is said here that the contract does not say. */
export function buildDocument(): Document {
  const paths: Document['paths'] = {};
  for (const name of routeNames) {
    const { path, method } = routes[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${company.brand} API`,
      version: '1.0.0',
      summary: 'The catalogue, the slides, the messages and the settings of the site.',
      description:
        'Everybody may read the catalogue and leave a message; what changes the site needs the session of its administrator. ' +
        'Every error has one body: a code, a message, and the fields that are to blame.',
      contact: { name: company.legalName, email: company.email, url: `mailto:${company.email}` },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'The site that serves this document.' }],
    tags: tagList,
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        [SESSION]: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: 'The cookie that POST /api/login sets.',
        },
      },
    },
  };
}

function operationOf(name: RouteName): Operation {
  const route: Route = routes[name];
  const requestBody = requestBodyOf(name, route);
  return {
    operationId: name,
    summary: route.summary,
    description: describeRoute(route),
    tags: [tagOf(route.path)],
    security: route.access === 'admin' ? [{ [SESSION]: [] }] : [],
    parameters: parametersOf(route),
    ...(requestBody && { requestBody }),
    responses: responsesOf(name, route),
  };
}
