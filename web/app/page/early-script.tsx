import { createContext, use } from 'react'

/** The nonce of this answer's Content-Security-Policy; known on the server alone, and left out of the browser's code. */
export const NonceContext = /* @__PURE__ */ createContext<string | undefined>(undefined)

/** Runs before the first paint of a document from the server; what the browser draws of it does not run. */
export const EarlyScript = ({ code }: { code: string }) => (
  // Browsers hide a nonce from the page, so it never equals what the client renders.
  <script
    nonce={import.meta.env.SSR ? use(NonceContext) : undefined}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: code }}
  />
)
