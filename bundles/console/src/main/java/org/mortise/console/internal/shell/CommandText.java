// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.felix.gogo.runtime.Parser;

/** What there is to find in a text of commands: its statements, and variables in their words. */
final class CommandText {
  /** A variable by its name, or a parameter by its number; not an expression of Gogo's in braces. */
  static final Pattern VARIABLE =
      Pattern.compile("\\$(?:\\{([A-Za-z_][A-Za-z_0-9]*)\\}|([A-Za-z_][A-Za-z_0-9]*|[1-9]))");

  private CommandText() {}

  /** Visits the statements in the order of the text, those of pipelines included; not those inside of others. */
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

  /** What the variable that {@link #VARIABLE} has found is called. */
  static String name(Matcher variable) {
    return variable.group(1) != null ? variable.group(1) : variable.group(2);
  }
}
