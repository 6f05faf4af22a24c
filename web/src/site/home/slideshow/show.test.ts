import { expect, test } from 'vitest';
import { initialState, type SlideshowAction, type SlideshowState, slideshowReducer, slidesToLoad } from './show.ts';

const play = (ids: string[], ...actions: SlideshowAction[]): SlideshowState =>
  actions.reduce(slideshowReducer, initialState(ids));
const loaded = (id: string): SlideshowAction => ({ type: 'loaded', id });
const broken = (id: string): SlideshowAction => ({ type: 'broken', id });
const pick = (id: string): SlideshowAction => ({ type: 'pick', id });
const forward: SlideshowAction = { type: 'step', by: 1 };
const back: SlideshowAction = { type: 'step', by: -1 };

test('the show starts with the first picture and requests no other', () => {
  const show = initialState(['a', 'b', 'c']);
  expect(show).toMatchObject({ current: 'a', shown: 'a' });
  expect(slidesToLoad(show)).toEqual(['a']);
});

test('the next picture is requested once the current one has loaded', () => {
  expect(slidesToLoad(play(['a', 'b', 'c'], loaded('a')))).toEqual(['a', 'b']);
});

test('the show wraps around at both ends', () => {
  expect(play(['a', 'b'], forward, forward).current).toBe('a');
  expect(play(['a', 'b', 'c'], back).current).toBe('c');
});

test('a loading picture does not replace the shown one', () => {
  const waiting = play(['a', 'b', 'c'], loaded('a'), pick('c'));
  expect(waiting).toMatchObject({ current: 'c', shown: 'a' });
  expect(slideshowReducer(waiting, loaded('c'))).toMatchObject({ current: 'c', shown: 'c' });
});

test('a picture that loads after another was picked is kept for later', () => {
  const show = play(['a', 'b', 'c'], loaded('a'), pick('c'), pick('a'), loaded('c'));
  expect(show).toMatchObject({ current: 'a', shown: 'a' });
  expect(slideshowReducer(show, pick('c')).shown).toBe('c');
});

test('a broken picture leaves the show and is replaced by the next one', () => {
  expect(play(['a', 'b', 'c'], loaded('a'), broken('b'))).toMatchObject({ ids: ['a', 'c'], current: 'a' });
  expect(play(['a', 'b', 'c'], loaded('a'), forward, broken('b'))).toMatchObject({ current: 'c', shown: 'a' });
  const left = play(['a', 'b'], broken('a'));
  expect(left).toMatchObject({ ids: ['b'], current: 'b', shown: 'b' });
  expect(slidesToLoad(left)).toEqual(['b']);
});

test('a show of broken pictures is empty', () => {
  expect(play(['a', 'b'], broken('a'), broken('b'))).toMatchObject({ ids: [], current: undefined, shown: undefined });
});
