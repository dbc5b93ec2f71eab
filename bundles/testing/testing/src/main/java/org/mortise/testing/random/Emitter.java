// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

/** Collects the indented lines of a program and creates names that are unique in it. */
final class Emitter {
  private final StringBuilder text = new StringBuilder();
  private int indent;
  private int next;

  String fresh(String stem) {
    return "%" + stem + next++;
  }

  String freshBlock() {
    return "^bb" + next++;
  }

  void line(String line) {
    text.append("  ".repeat(indent)).append(line).append('\n');
  }

  /** Emits a line that opens a region. */
  void open(String line) {
    line(line);
    indent++;
  }

  /** Emits a line that closes a region and may open the next one ({@code } else {}). */
  void close(String line) {
    indent--;
    line(line);
  }

  /** Closes one region and opens the next on the same line. */
  void reopen(String line) {
    close(line);
    indent++;
  }

  /** Emits a block label, one level to the left. */
  void label(String label) {
    indent--;
    line(label);
    indent++;
  }

  /** Emits {@code stem = expression} and returns the new name. */
  String define(String stem, String expression) {
    String name = fresh(stem);
    line(name + " = " + expression);
    return name;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
