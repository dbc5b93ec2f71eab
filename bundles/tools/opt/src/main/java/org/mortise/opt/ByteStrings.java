// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.nio.charset.StandardCharsets;

/**
 * Texts with one char per byte, as all text of programs is kept. Messages are printed in this form, so names of files
 * and other parts of the command line, which the virtual machine has decoded, are encoded before they get into them.
 */
public final class ByteStrings {
  private static final int ASCII = 0x80;

  private ByteStrings() {}

  /** Returns the bytes of a text in UTF-8, one char per byte. */
  public static String of(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= ASCII) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
      }
    }
    return text;
  }
}
