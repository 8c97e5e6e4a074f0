/** Whether this browser can draw the map (WebGL 2); asked before its large code is fetched. */
export function canDrawMaps(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}
