import {
  announcePosts as announceEndpoint,
  getPost as getEndpoint,
  listPosts as listEndpoint,
} from '@qareeb/contract/blog'
import { on } from '../platform/http/on.ts'
import { getPost } from './get-post.ts'
import { announcePosts } from './host/announce-posts.ts'
import { listPosts } from './list-posts.ts'

export const blogRoutes = [
  on(listEndpoint, listPosts),
  on(getEndpoint, getPost),
  on(
    announceEndpoint,
    (context, _input, exchange) =>
      announcePosts(context, {
        signature: exchange.header('x-ghost-signature'),
        body: exchange.bodyBytes(),
      }),
    { keepsBytes: true },
  ),
]
