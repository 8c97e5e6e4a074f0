import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'

type Marked = { words: readonly string[]; decorations: DecorationSet }

const key = new PluginKey<Marked>('markWords')

/** Underlines words of the text without writing anything into it. */
export const markWords = Extension.create({
  name: 'markWords',
  addProseMirrorPlugins: () => [
    new Plugin<Marked>({
      key,
      state: {
        init: () => ({ words: [], decorations: DecorationSet.empty }),
        apply: (transaction, before, _, { doc }) => {
          // `showMarkedWords` alone sets it.
          const given = transaction.getMeta(key) as readonly string[] | undefined
          if (!given && !transaction.docChanged) return before
          const words = given ?? before.words
          return { words, decorations: decorate(doc, words) }
        },
      },
      props: { decorations: (state) => key.getState(state)?.decorations },
    }),
  ],
})

/** Says which words are underlined from now on. */
export function showMarkedWords(view: EditorView, words: readonly string[]): void {
  const shown = key.getState(view.state)?.words ?? []
  if (shown.join('\n') !== words.join('\n')) view.dispatch(view.state.tr.setMeta(key, words))
}

function decorate(doc: Node, words: readonly string[]): DecorationSet {
  const decorations: Decoration[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return
    // A line break counts as one place, as it does in the document.
    const text = node.textBetween(0, node.content.size, undefined, '\n')
    for (const word of words)
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
        decorations.push(
          Decoration.inline(position + 1 + at, position + 1 + at + word.length, { class: 'marked-word' }),
        )
  })
  return DecorationSet.create(doc, decorations)
}
