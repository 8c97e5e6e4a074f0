/** The names of the marks of a browser; a browser carries those of the ones it is built on, so order decides. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * A browser and its system as people know them: `Chrome · Windows`. Names alone, which are the same in both languages.
 * @returns null when the header names neither
 */
export function deviceNameOf(userAgent: string | undefined): string | null {
  const found = [browsers, systems].flatMap(
    (kinds) => kinds.find(([mark]) => mark.test(userAgent ?? ''))?.[1] ?? [],
  )
  return found.length > 0 ? found.join(' · ') : null
}
