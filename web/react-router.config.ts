import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole table of routes would add 10 KB to every first visit; a page asks for the routes that it links to.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
