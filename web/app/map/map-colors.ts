/**
 * Colours of the embedded basemap; calm, so that pins and bubbles stand out. The markers of the live map have the
 * colours of the page's styles. A still map is a picture that those styles do not reach, so its bubbles are here.
 */
export type MapColors = Record<
  | 'abroad'
  | 'kingdom'
  | 'sea'
  | 'shallows'
  | 'coast'
  | 'border'
  | 'regionBorder'
  | 'street'
  // Districts have three tints, so that most neighbours differ.
  | 'districtA'
  | 'districtB'
  | 'districtC'
  | 'ring'
  | 'bubble'
  | 'onBubble'
  | 'seaLabel'
  | 'label'
  | 'strongLabel'
  | 'halo',
  string
>

export const mapColors: { light: MapColors; dark: MapColors } = {
  light: {
    abroad: '#e6e5dc',
    kingdom: '#f3f2ea',
    sea: '#c9dfe4',
    shallows: '#dcebed',
    coast: '#a5c5cc',
    border: '#b9b9a8',
    regionBorder: '#cfcfbf',
    street: '#fdfdfa',
    districtA: '#e7eadb',
    districtB: '#eceadf',
    districtC: '#dfe9d8',
    ring: '#2f76c9',
    bubble: '#0b6b4d',
    onBubble: '#ffffff',
    seaLabel: '#5f8c99',
    label: '#5d6a62',
    strongLabel: '#22332b',
    halo: '#f8f7f1',
  },
  dark: {
    abroad: '#141a17',
    kingdom: '#1a221e',
    sea: '#0d1c24',
    shallows: '#12252e',
    coast: '#26424c',
    border: '#3c4842',
    regionBorder: '#2c3832',
    street: '#121815',
    districtA: '#212b26',
    districtB: '#242c29',
    districtC: '#1f2e27',
    ring: '#6aa7ef',
    bubble: '#46c596',
    onBubble: '#04231a',
    seaLabel: '#5d8795',
    label: '#93a39b',
    strongLabel: '#d9e4de',
    halo: '#131a17',
  },
}
