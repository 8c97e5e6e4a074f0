import { type Box, isOver } from './join-overlapping.ts'

/** The map itself, and the elements over it, under which nothing can be seen. */
export type Room = { frame: Box; covers: readonly Box[] }

/**
 * The box at the nearest place where the map shows all of it: inside the map and under no element. A box that lies
 * beyond the map stays, and so does one for which there is no room.
 */
export function freePlace<Moved extends Box>(box: Moved, room: Room): Moved {
  const { frame, covers } = room
  const isFree = (place: Box) => isFreeIn(room, place)
  if (!isOver(box, frame) || isFree(box)) return box

  const [left, right] = [frame.x - spare(frame, box, 'width'), frame.x + spare(frame, box, 'width')]
  const [top, bottom] = [frame.y - spare(frame, box, 'height'), frame.y + spare(frame, box, 'height')]
  const across = [box.x, left, right, ...covers.flatMap((cover) => besides(box, cover, ['x', 'width']))]
  const down = [box.y, top, bottom, ...covers.flatMap((cover) => besides(box, cover, ['y', 'height']))]
  const wayTo = ({ x, y }: Box) => Math.hypot(x - box.x, y - box.y)
  const [nearest = box] = across
    .flatMap((x) => down.map((y) => ({ ...box, x, y })))
    .filter(isFree)
    .toSorted((one, other) => wayTo(one) - wayTo(other))
  return nearest
}

/** Whether a map shows all of a box. */
export const isFreeIn = ({ frame, covers }: Room, box: Box): boolean =>
  isInside(box, frame) && !covers.some((cover) => isOver(box, cover))

/** How far the middle of a box may lie from the middle of the frame. */
const spare = (frame: Box, box: Box, side: 'width' | 'height') => (frame[side] - box[side]) / 2

/** Where a box touches an element from either side. */
function besides(box: Box, cover: Box, [axis, side]: ['x', 'width'] | ['y', 'height']) {
  const reach = (box[side] + cover[side]) / 2
  return [cover[axis] - reach, cover[axis] + reach]
}

const isInside = (box: Box, frame: Box) =>
  Math.abs(box.x - frame.x) <= spare(frame, box, 'width') &&
  Math.abs(box.y - frame.y) <= spare(frame, box, 'height')
