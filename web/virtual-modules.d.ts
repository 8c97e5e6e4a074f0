declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'
  type Build = Required<Omit<ServerBuild, 'basename' | 'allowedActionOrigins'>>
  export const assets: Build['assets']
  export const assetsBuildDirectory: Build['assetsBuildDirectory']
  export const entry: Build['entry']
  export const future: Build['future']
  export const isSpaMode: Build['isSpaMode']
  export const prerender: Build['prerender']
  export const publicPath: Build['publicPath']
  export const routeDiscovery: Build['routeDiscovery']
  export const routes: Build['routes']
  export const ssr: Build['ssr']
}

declare module 'subset-font' {
  /** Keeps only the glyphs that `text` needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>
}
