// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.felix.gogo.runtime.Parser;

/** Finds statements and variables in the text of commands. */
final class CommandText {
  /** Matches a variable by its name, or a parameter by its number. Gogo's expressions in braces do not match. */
  static final Pattern VARIABLE =
      Pattern.compile("\\$(?:\\{([A-Za-z_][A-Za-z_0-9]*)\\}|([A-Za-z_][A-Za-z_0-9]*|[1-9]))");

  private CommandText() {}

  /**
   * Visits the top-level statements in the order of the text, including those of pipes, but not those inside other
   * statements.
   */
  static void forEachStatement(Parser.Program program, Consumer<Parser.Statement> visitor) {
    for (Parser.Executable executable : program.tokens()) {
      if (executable instanceof Parser.Pipeline pipeline) {
        pipeline.tokens().forEach(part -> visit(part, visitor));
      } else {
        visit(executable, visitor);
      }
    }
  }

  private static void visit(Parser.Executable executable, Consumer<Parser.Statement> visitor) {
    if (executable instanceof Parser.Statement statement) {
      visitor.accept(statement);
    }
  }

  /** Returns the name of the variable that {@link #VARIABLE} has matched. */
  static String name(Matcher variable) {
    return variable.group(1) != null ? variable.group(1) : variable.group(2);
  }
}
