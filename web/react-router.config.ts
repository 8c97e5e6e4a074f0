import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole table of routes is small; asking for pieces of it would cost a request on every page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
