import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

type Sprite = { names: string[]; svg: string; file: string }

const importOfIcons = /import \{([^}]*)\} from 'lucide-react'/g
const component = path.join(import.meta.dirname, 'sprite-icon.tsx')

/**
 * Puts the drawings of all icons that the site uses into one SVG file, fetched once and kept for good, instead of into
 * the scripts of every page (10 KB less). Pages go on importing from `lucide-react`; while developing they get just that.
 * @param appFolder where the pages are
 */
export function iconSprite(appFolder: string): Plugin {
  let sprite: Promise<Sprite> | undefined
  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    // Each module makes the icons that it shows: in one module for all, every page would carry those of the others.
    async transform(code, id) {
      if (!id.startsWith(appFolder) || !code.includes("from 'lucide-react'")) return undefined
      const { file } = await (sprite ??= drawSprite(appFolder))
      return code.replaceAll(importOfIcons, (_, list: string) => makeIcons(list, file))
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { svg, file } = await (sprite ??= drawSprite(appFolder))
      this.emitFile({ type: 'asset', fileName: file, source: svg })
    },
  }
}

/** The line that stands in place of the import: types, which end before the code runs, stay imported. */
function makeIcons(list: string, file: string): string {
  const imported = list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const types = imported.filter((name) => name.startsWith('type '))
  const icons = imported
    .filter((name) => !name.startsWith('type '))
    .map((name) => {
      const [icon, local = icon] = name.split(' as ')
      return `${local} = /* @__PURE__ */ makeSpriteIcon('/${file}#${icon}')`
    })
  return [
    types.length > 0 && `import { ${types.join(', ')} } from 'lucide-react'`,
    icons.length > 0 &&
      `import { makeSpriteIcon } from ${JSON.stringify(component)}; const ${icons.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ')
}

async function drawSprite(appFolder: string): Promise<Sprite> {
  const names = usedIcons(appFolder)
  const symbols = await Promise.all(names.map(drawSymbol))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  return { names, svg, file: `assets/icons-${hash}.svg` }
}

/** Names that the pages import; types are not drawn. */
function usedIcons(appFolder: string): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: appFolder }).map((file) =>
    readFileSync(path.join(appFolder, file), 'utf8'),
  )
  const lists = files.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].map(([, list]) => list ?? ''),
  )
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim().replace(/ as \w+$/, ''))
  return [...new Set(names)].filter((name) => name !== '' && !name.startsWith('type ')).toSorted()
}

type Shape = [tag: string, attributes: Record<string, string>]

async function drawSymbol(name: string): Promise<string> {
  const fileName = name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[a-zA-Z])(?=\d)/g, '-').toLowerCase()
  // Each icon of the package is a module of this shape; a former name of one has only its picture's new name.
  const { __iconData: icon } = (await import(`lucide-react/dist/esm/icons/${fileName}.mjs`)) as {
    __iconData?: { node: Shape[] }
  }
  if (!icon) throw new Error(`lucide-react calls ${name} by another name now`)
  const shapes = icon.node.map(([tag, attributes]) => {
    const drawn = Object.entries(attributes).filter(([attribute]) => attribute !== 'key')
    return `<${tag}${drawn.map(([attribute, value]) => ` ${attribute}="${value}"`).join('')}/>`
  })
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
}
