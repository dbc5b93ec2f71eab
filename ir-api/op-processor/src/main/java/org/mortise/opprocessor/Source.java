// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

/** Collects the lines of a generated class. */
final class Source {
  private final StringBuilder text = new StringBuilder();

  Source line(String... parts) {
    for (String part : parts) {
      text.append(part);
    }
    text.append('\n');
    return this;
  }

  /** A method with one statement, and a blank line before it. */
  Source method(String documentation, String signature, String statement) {
    line();
    if (documentation != null) {
      line("  /** ", documentation, " */");
    }
    return line("  ", signature, " {").line("    ", statement).line("  }");
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
