type Point = { lat: number; lng: number }

/**
 * Saudi Arabia as a few straight lines, some ten kilometres exact along the borders and wider along the coasts, so
 * that islands and harbours lie inside. Enough to say on a page whether an area lies abroad; the map has the true
 * borders.
 */
const outline: readonly (readonly [lat: number, lng: number])[] = [
  // Kuwait to Qatar, along the Gulf and past Bahrain
  [28.53, 47.67],
  [28.54, 48.5],
  [27.9, 49.3],
  [27.5, 49.9],
  [26.75, 50.3],
  [26.35, 50.33],
  [25.95, 50.35],
  [25.1, 50.65],
  [24.75, 50.81],
  // Qatar, the Emirates, Oman, Yemen
  [24.57, 50.98],
  [24.58, 51.5],
  [24.26, 51.57],
  [22.94, 52.56],
  [22.7, 55.19],
  [21.98, 55.64],
  [20, 54.98],
  [19, 51.98],
  [18.58, 49.03],
  [18.15, 48.16],
  [17.09, 47.43],
  [16.95, 46.98],
  [17.27, 46.71],
  [17.43, 45.16],
  [17.3, 43.91],
  [17.51, 43.39],
  [17.33, 43.17],
  [16.67, 43.18],
  [16.37, 42.79],
  // The Red Sea and the Gulf of Aqaba
  [16.4, 41.6],
  [18.2, 41],
  [19.8, 40.3],
  [20.3, 39.5],
  [21.1, 38.7],
  [22.9, 38.5],
  [23.8, 37.9],
  [24.9, 36.7],
  [26, 36.2],
  [27, 35.2],
  [27.85, 34.5],
  [28.6, 34.72],
  [29.36, 34.93],
  // Jordan, Iraq
  [29.2, 36.07],
  [29.85, 36.73],
  [29.99, 37.47],
  [30.33, 37.65],
  [30.5, 37.98],
  [31.49, 36.96],
  [32.12, 39.16],
  [31.92, 40.42],
  [31.08, 42.08],
  [29.2, 44.69],
  [29, 47.44],
]

/** Whether a point lies in Saudi Arabia or off its coast, roughly. */
export const isInOutline = ({ lat, lng }: Point): boolean =>
  outline.filter(([toLat, toLng], index) => {
    const [fromLat, fromLng] = outline.at(index - 1) ?? [toLat, toLng]
    if (fromLat > lat === toLat > lat) return false
    return lng < fromLng + ((lat - fromLat) / (toLat - fromLat)) * (toLng - fromLng)
  }).length %
    2 ===
  1
