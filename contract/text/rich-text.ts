/**
 * The elements that the description of a job ad may hold: two headings below those of the page, paragraphs and line
 * breaks, lists, bold, italic, links. Only a link has attributes: `href` and a fixed `rel`.
 */
export const richTextElements = ['h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a'] as const

/**
 * The words of a sanitised description without its markup, a line for each paragraph, heading and list item.
 * @param html as the API returns it: every `<` and `&` in a text or attribute is written as an entity
 */
export const plainTextOf = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|\/?(?:h3|h4|p|ul|ol|li))\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => characters[name] ?? '')
    .replace(/ *\n[ \n]*/g, '\n')
    .trim()

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }
