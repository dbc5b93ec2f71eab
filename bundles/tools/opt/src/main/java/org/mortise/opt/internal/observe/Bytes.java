// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.observe;

import java.nio.charset.StandardCharsets;

/** Builds output from byte strings, which have one char per byte. */
final class Bytes {
  private Bytes() {}

  static byte[] join(String head, byte[] body, String tail) {
    byte[] first = head.getBytes(StandardCharsets.ISO_8859_1);
    byte[] last = tail.getBytes(StandardCharsets.ISO_8859_1);
    byte[] all = new byte[first.length + body.length + last.length];
    System.arraycopy(first, 0, all, 0, first.length);
    System.arraycopy(body, 0, all, first.length, body.length);
    System.arraycopy(last, 0, all, first.length + body.length, last.length);
    return all;
  }
}
