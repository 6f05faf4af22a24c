import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MediaPart, UploadRequest, UploadRequests } from './upload.ts';

const file = { purpose: 'product-image', name: 'foto.png', type: 'image/png', size: 1000 };
const issuesOf = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map((issue) => [v.getDotPath(issue), issue.message]);

it.each([
  ['size', 1.5, 'whole_number'],
  ['purpose', '__proto__', 'unknown_purpose'],
  ['name', '', 'required'],
])('UploadRequest refuses %s %j', (field, value, message) => {
  expect(issuesOf(UploadRequest, { ...file, [field]: value })).toEqual([[field, message]]);
});

it('UploadRequests accepts one file up to the pictures and the sheet of one product', () => {
  expect(v.is(UploadRequests, Array(21).fill(file))).toBe(true);
  expect(issuesOf(UploadRequests, [])).toEqual([[null, 'no_files']]);
  expect(issuesOf(UploadRequests, file)).toEqual([[null, 'files']]);
  expect(issuesOf(UploadRequests, [file, { ...file, size: 0 }])).toEqual([['1.size', 'empty_file']]);
  expect(issuesOf(UploadRequests, Array(22).fill(file))).toEqual([[null, 'too_many_files {"max":21}']]);
});

describe('MediaPart', () => {
  it('accepts a file, and a trimmed key or address', () => {
    const part = { filename: 'a.png', mimetype: 'image/png', content: new Uint8Array(3) };
    expect(v.parse(MediaPart, part)).toBe(part);
    expect(v.parse(MediaPart, ' uploads/x ')).toBe('uploads/x');
  });

  it.each([5, null, {}, { content: 'text' }, 'x'.repeat(301)])('refuses %j', (input) => {
    expect(v.is(MediaPart, input)).toBe(false);
  });
});
