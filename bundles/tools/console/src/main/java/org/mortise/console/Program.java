// SPDX-License-Identifier: Apache-2.0
package org.mortise.console;

import java.nio.charset.StandardCharsets;

/**
 * A program as a value of the console. It holds text and no operation. A variable can therefore keep it while the
 * bundle of a dialect is deployed, updated or removed; each command parses it again with the dialects of that moment.
 */
public final class Program {
  private final String name;
  private final byte[] text;

  /**
   * Creates a program from a copy of {@code text}.
   *
   * @param name the displayed name, such as the file that the program was read from
   */
  public Program(String name, byte[] text) {
    this.name = name;
    this.text = text.clone();
  }

  /** Returns the displayed name. */
  public String name() {
    return name;
  }

  /** Returns a copy of the text as bytes. */
  public byte[] bytes() {
    return text.clone();
  }

  /** Returns the text, decoded as UTF-8. */
  @Override
  public String toString() {
    return new String(text, StandardCharsets.UTF_8);
  }
}
