// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.felix.gogo.runtime.Parser;
import org.apache.felix.gogo.runtime.Token;
import org.apache.felix.service.command.CommandSession;

/**
 * Finds a variable that has no value: Gogo would give the command nothing in its place, and the command could not tell
 * its name. Does not look into functions, whose parameters are not known yet, nor into quoted texts. Linear.
 */
final class Undefined {
  private static final Pattern VARIABLE =
      Pattern.compile("\\$(?:\\{([A-Za-z_][A-Za-z_0-9]*)\\}|([A-Za-z_][A-Za-z_0-9]*|[1-9]))");
  /** Gogo's own, which may be nothing. */
  private static final Set<String> OWN = Set.of("args", "argv", "it", "exception", "null");

  private final CommandSession session;
  private final Set<String> assigned = new HashSet<>();
  private String found;

  private Undefined(CommandSession session) {
    this.session = session;
  }

  /** The name of the first variable in {@code text} without a value that {@code text} does not set itself; or null. */
  static String in(CharSequence text, CommandSession session) {
    if (text.toString().indexOf('$') < 0) {
      return null;
    }
    Undefined search = new Undefined(session);
    try {
      search.visit(new Parser(text).program());
    } catch (RuntimeException wrong) {
      return null; // Gogo tells of it
    }
    return search.found;
  }

  private void visit(Parser.Program program) {
    for (Parser.Executable executable : program.tokens()) {
      if (executable instanceof Parser.Pipeline pipeline) {
        pipeline.tokens().forEach(this::visit);
      } else {
        visit(executable);
      }
    }
  }

  private void visit(Parser.Executable executable) {
    if (!(executable instanceof Parser.Statement statement)) {
      return;
    }
    for (Token token : statement.tokens()) {
      if (token instanceof Parser.Sequence sequence) {
        visit(sequence.program());
      }
      check(token);
    }
    statement.redirections().forEach(this::check);
    if (statement.tokens().size() > 1 && statement.tokens().get(1).toString().equals("=")) {
      assigned.add(statement.tokens().get(0).toString());
    }
  }

  private void check(Token token) {
    Matcher variable = VARIABLE.matcher(token);
    if (found != null || !variable.matches()) {
      return;
    }
    String name = variable.group(1) != null ? variable.group(1) : variable.group(2);
    if (!OWN.contains(name) && !assigned.contains(name) && session.get(name) == null) {
      found = name;
    }
  }
}
