import { type Placeholder, piecesOf } from '@qareeb/contract/candidates/placeholders'
import { type JSONContent, Node } from '@tiptap/core'

type Options = { labels: Readonly<Record<Placeholder, string>> }

const isKnown = (key: unknown, labels: Options['labels']): key is Placeholder =>
  typeof key === 'string' && Object.hasOwn(labels, key)

/** A placeholder inside of a letter: an atom with the word of the reader's language on it. */
export const letterPlaceholder = Node.create<Options>({
  name: 'placeholder',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ labels: { name: '', jobAd: '', branch: '', company: '', keptUntil: '' } }),
  addAttributes: () => ({
    key: { default: 'name', parseHTML: (element) => element.getAttribute('data-placeholder') },
  }),
  parseHTML: () => [{ tag: 'span[data-placeholder]' }],
  renderHTML({ node }) {
    const key: unknown = node.attrs['key']
    const label = isKnown(key, this.options.labels) ? this.options.labels[key] : ''
    return ['span', { 'data-placeholder': String(key), class: 'letter-placeholder' }, label]
  },
  renderText: ({ node }) => `{${String(node.attrs['key'])}}`,
})

/** A letter as the editor holds it: a paragraph for each line. */
export const toDocument = (text: string): JSONContent => ({
  type: 'doc',
  content: text.split('\n').map((line) => ({
    type: 'paragraph',
    content: piecesOf(line).map((piece) =>
      typeof piece === 'string'
        ? { type: 'text', text: piece }
        : { type: 'placeholder', attrs: { key: piece.placeholder } },
    ),
  })),
})
