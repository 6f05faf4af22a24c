import type it from '../../it/panel/rows.ts';

export default {
  draggable: 'sortable',
  drag: (name) => `Drag ${name}`,
  earlier: (name) => `Move ${name} up`,
  later: (name) => `Move ${name} down`,
  dragHelp:
    'Press Enter or Space to pick the line up, the arrow keys to move it, Enter or Space to drop it, Esc to cancel.',
  held: (position, count) => `Picked up: position ${position} of ${count}.`,
  over: (position, count) => `Position ${position} of ${count}.`,
  dropped: (position, count) => `Dropped in position ${position} of ${count}.`,
  notMoved: (position) => `Move cancelled: the line is in position ${position} again.`,
  moved: (position, count) => `Moved to position ${position} of ${count}.`,
} satisfies typeof it;
