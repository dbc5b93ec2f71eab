// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import org.jspecify.annotations.Nullable;

/** Bytes written as {@code 0x} and two digits each. */
final class HexDigits {
  private HexDigits() {}

  /** The bytes, or null if the text is not of that form. */
  static byte @Nullable [] decode(String text) {
    if (!text.startsWith("0x") || (text.length() & 1) != 0) {
      return null;
    }
    byte[] data = new byte[text.length() / 2 - 1];
    for (int i = 0; i < data.length; i++) {
      int high = Character.digit(text.charAt(2 * i + 2), 16);
      int low = Character.digit(text.charAt(2 * i + 3), 16);
      if (high < 0 || low < 0) {
        return null;
      }
      data[i] = (byte) (high * 16 + low);
    }
    return data;
  }
}
