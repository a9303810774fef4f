// Where other devices open this page. On the server's own machine the page may stand at 127.0.0.1, which no phone
// can open: then the server knows its address in the network, or that it has none.
import { api } from '../net/api'

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

let asked = false
let told = $state('')

/** The origin for links and codes; empty while, or if, only this machine can open the page. */
export function inviteOrigin(): string {
  if (!LOOPBACK.test(location.hostname)) return location.origin
  if (!asked) {
    asked = true
    void api.invite().then(
      (invite) => (told = invite.origin),
      () => (asked = false),
    )
  }
  return told
}
