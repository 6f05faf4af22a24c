import { expect, test } from 'vitest';
import { advance, openShow, type Show, type ShowAction, wantedOf } from './show.ts';

const play = (ids: string[], ...actions: ShowAction[]): Show => actions.reduce(advance, openShow(ids));
const loaded = (id: string): ShowAction => ({ type: 'loaded', id });
const broken = (id: string): ShowAction => ({ type: 'broken', id });
const pick = (id: string): ShowAction => ({ type: 'pick', id });
const forward: ShowAction = { type: 'step', by: 1 };
const back: ShowAction = { type: 'step', by: -1 };

test('it opens at the first picture and asks for no other', () => {
  const show = openShow(['a', 'b', 'c']);
  expect(show).toMatchObject({ current: 'a', shown: 'a' });
  expect(wantedOf(show)).toEqual(['a']);
});

test('the next picture is asked for once the current one is there', () => {
  expect(wantedOf(play(['a', 'b', 'c'], loaded('a')))).toEqual(['a', 'b']);
});

test('after the last comes the first, before the first the last', () => {
  expect(play(['a', 'b'], forward, forward).current).toBe('a');
  expect(play(['a', 'b', 'c'], back).current).toBe('c');
});

test('a picture that is still loading does not replace the one that is seen', () => {
  const waiting = play(['a', 'b', 'c'], loaded('a'), pick('c'));
  expect(waiting).toMatchObject({ current: 'c', shown: 'a' });
  expect(advance(waiting, loaded('c'))).toMatchObject({ current: 'c', shown: 'c' });
});

test('a picture that arrives when nobody waits for it any more is kept for later', () => {
  const show = play(['a', 'b', 'c'], loaded('a'), pick('c'), pick('a'), loaded('c'));
  expect(show).toMatchObject({ current: 'a', shown: 'a' });
  expect(advance(show, pick('c')).shown).toBe('c');
});

test('a broken picture leaves the show, and the one after it takes its turn', () => {
  expect(play(['a', 'b', 'c'], loaded('a'), broken('b'))).toMatchObject({ ids: ['a', 'c'], current: 'a' });
  expect(play(['a', 'b', 'c'], loaded('a'), forward, broken('b'))).toMatchObject({ current: 'c', shown: 'a' });
  const left = play(['a', 'b'], broken('a'));
  expect(left).toMatchObject({ ids: ['b'], current: 'b', shown: 'b' });
  expect(wantedOf(left)).toEqual(['b']);
});

test('when every picture is broken nothing is left to show', () => {
  expect(play(['a', 'b'], broken('a'), broken('b'))).toMatchObject({ ids: [], current: undefined, shown: undefined });
});
