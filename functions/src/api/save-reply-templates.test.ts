import { afterAll, describe, expect, it } from 'vitest';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { deleteItem } from '../../test/table.ts';

const template = { title: 'Assistenza', text: 'Buongiorno,\nci serve il codice.' };
const save = (json: unknown) => call('saveReplyTemplates', { cookie, json });

describe('PUT /api/admin/reply-templates', () => {
  afterAll(() => deleteItem({ pk: 'REPLY_TEMPLATES', sk: 'all' }));

  it('saves three templates, which are read from then on', async () => {
    expect((await call('getReplyTemplates', { cookie })).body.templates).toHaveLength(3);
    const json = { templates: [template, { ...template, title: 'Altro' }, template] };
    expect(await save(json)).toMatchObject({ status: 200, body: json });
    expect((await call('getReplyTemplates', { cookie })).body).toEqual(json);
  });

  it.each([
    [{ templates: [template] }, 'templates'],
    [{ templates: [template, template, { ...template, text: ' ' }] }, 'templates.2.text'],
    [{}, 'templates'],
  ])('refuses %j', async (json, path) => {
    expect(await save(json)).toMatchObject(refusal('invalid_input', path));
  });

  it('is for the administrator, as reading them is', async () => {
    expect(await call('getReplyTemplates')).toMatchObject(refusal('unauthenticated'));
    expect(await call('saveReplyTemplates', { json: { templates: [] } })).toMatchObject(refusal('unauthenticated'));
  });
});
