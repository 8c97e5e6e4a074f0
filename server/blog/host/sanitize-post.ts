import type sanitizeHtml from 'sanitize-html'
import {
  isOutside,
  linkSchemes,
  neverText,
  sanitizeForeign,
  withoutControlCharacters,
} from '../../platform/html/foreign-html.ts'

/**
 * Keeps of a post from outside what a text needs, and nothing that runs, frames, styles or names an element. Pictures
 * stay when they come from the content host itself.
 * @param pictureOrigin scheme, name and port of the content host
 */
export const sanitizePost = (html: string, pictureOrigin: string): string =>
  withoutEmpty(sanitizeForeign(withoutControlCharacters(html), rulesFor(pictureOrigin))).trim()

/** True for an address at the content host; `URL` reads addresses as browsers do. */
export const isHostPicture = (address: string | undefined, pictureOrigin: string): address is string =>
  address !== undefined && URL.canParse(address) && new URL(address).origin === pictureOrigin

const rulesFor = (pictureOrigin: string): sanitizeHtml.IOptions => ({
  allowedTags: keptElements,
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'referrerpolicy'],
  },
  allowedSchemes: linkSchemes,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: neverText,
  parseStyleAttributes: false,
  nestingLimit: 20,
  transformTags: {
    // The title of the post is the only `h1` of its page.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    // A disallowed element goes, and its text stays.
    a: (_, { href }) => (isOutside(href) ? link(href) : { tagName: 'span', attribs: {} }),
    img: (tagName, attributes) => ({
      tagName,
      attribs: isHostPicture(attributes['src'], pictureOrigin) ? picture(attributes) : {},
    }),
    // The box in which Ghost sets a remark apart.
    div: (_, attributes) => ({
      tagName: /\bkg-callout-card\b/.test(attributes['class'] ?? '') ? 'blockquote' : 'div',
      attribs: {},
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
})

const keptElements = [
  'h2 h3 h4 p br hr ul ol li blockquote pre table thead tbody tr th td figure figcaption img',
  'strong em s sub sup a code',
].flatMap((names) => names.split(' '))

/** Drops elements that hold nothing, from the inside out; the sanitiser has bounded how deep they are nested. */
function withoutEmpty(html: string): string {
  const fewer = html.replace(
    /<(p|h2|h3|h4|ul|ol|li|blockquote|figure|strong|em)>\s*<\/\1>|<a [^<>]*>\s*<\/a>/g,
    '',
  )
  return fewer === html ? html : withoutEmpty(fewer)
}

const link = (href: string) => ({
  tagName: 'a',
  attribs: { href: new URL(href.trim()).href, rel: 'noopener' },
})

/** A picture that is loaded when it is near the window, without a referrer and without the size of the window. */
const picture = ({
  src = '',
  alt = '',
  width,
  height,
}: sanitizeHtml.Attributes): sanitizeHtml.Attributes => ({
  src: new URL(src).href,
  alt,
  ...(isSize(width) && isSize(height) && { width, height }),
  loading: 'lazy',
  referrerpolicy: 'no-referrer',
})

const isSize = (value: string | undefined): value is string => /^[1-9]\d{0,4}$/.test(value ?? '')
