/** The light tokens of the site (`web/app/tokens.css`) as plain values: mail programs know no variables. */
export const colours = {
  canvas: '#f7f6f1',
  surface: '#ffffff',
  line: '#e2e4dc',
  ink: '#13231c',
  ink2: '#4b5a53',
  ink3: '#606d66',
  brand: '#0b6b4d',
  brandStrong: '#074a36',
  onBrand: '#ffffff',
} as const

/** Only what every mail program has, and draws Arabic well with. */
export const fontFamily = 'Tahoma, Arial, sans-serif'
