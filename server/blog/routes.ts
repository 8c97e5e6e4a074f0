import {
  receiveHook as receiveHookEndpoint,
  getPost as getEndpoint,
  listPosts as listEndpoint,
} from '@qareeb/contract/blog'
import { on } from '../platform/http/on.ts'
import { getPost } from './get-post.ts'
import { receiveHook } from './host/receive-hook.ts'
import { listPosts } from './list-posts.ts'

export const blogRoutes = [
  on(listEndpoint, listPosts),
  on(getEndpoint, getPost),
  on(
    receiveHookEndpoint,
    (context, _input, exchange) =>
      receiveHook(context, {
        signature: exchange.header('x-ghost-signature'),
        body: exchange.bodyBytes(),
      }),
    { keepsBytes: true },
  ),
]
