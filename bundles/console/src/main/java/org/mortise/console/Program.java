// SPDX-License-Identifier: Apache-2.0
package org.mortise.console;

import java.nio.charset.StandardCharsets;

/**
 * A program as a value of the console. It is text and holds no operation: so it can be kept in a variable while the
 * bundle of a dialect comes, changes and goes, and is read anew, with the dialects of that moment, by each command that
 * gets it.
 */
public final class Program {
  private final String name;
  private final byte[] text;

  /** @param name what to call it, such as the file that it came from */
  public Program(String name, byte[] text) {
    this.name = name;
    this.text = text.clone();
  }

  public String name() {
    return name;
  }

  public byte[] bytes() {
    return text.clone();
  }

  /** The text. */
  @Override
  public String toString() {
    return new String(text, StandardCharsets.UTF_8);
  }
}
