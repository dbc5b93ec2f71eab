// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.text;

import java.nio.charset.StandardCharsets;

/** Decodes and encodes the strings of the IR and of diagnostics: one char for each byte of the UTF-8 in the text. */
public final class Utf8 {
  private static final int LAST_BYTE = 0xFF;

  private Utf8() {}

  /** Decodes a byte string as UTF-8; returns other strings unchanged. */
  public static String decode(String byteString) {
    boolean ascii = true;
    for (int i = 0; i < byteString.length(); i++) {
      char c = byteString.charAt(i);
      if (c > LAST_BYTE) {
        return byteString;
      }
      ascii &= c < 0x80;
    }
    return ascii ? byteString : new String(byteString.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
  }

  /** Returns the bytes of a string in UTF-8, one char for each. */
  public static String encode(String string) {
    return new String(string.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }
}
