// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import org.apache.felix.gogo.runtime.Parser;
import org.apache.felix.gogo.runtime.Token;
import org.apache.felix.service.command.CommandSession;
import org.jspecify.annotations.Nullable;

/**
 * Finds a variable without a value. Gogo would omit the argument, and the command could not report the variable's name.
 * Functions, whose parameters are unknown here, and quoted texts are not searched. Linear in the text.
 */
final class UndefinedVariables {
  /** Gogo's own variables, which may be unset. */
  private static final Set<String> OWN = Set.of("args", "argv", "it", "exception", "null");

  private final CommandSession session;
  private final Set<String> assigned = new HashSet<>();
  private String found;

  private UndefinedVariables(CommandSession session) {
    this.session = session;
  }

  /**
   * Returns the name of the first variable in {@code text} that has no value and is not assigned in {@code text}; null
   * if there is none.
   */
  static @Nullable String in(CharSequence text, CommandSession session) {
    if (text.toString().indexOf('$') < 0) {
      return null;
    }
    UndefinedVariables search = new UndefinedVariables(session);
    try {
      CommandText.forEachStatement(new Parser(text).program(), search::visit);
    } catch (RuntimeException wrong) {
      return null; // Gogo reports the error
    }
    return search.found;
  }

  private void visit(Parser.Statement statement) {
    for (Token token : statement.tokens()) {
      if (token instanceof Parser.Sequence sequence) {
        CommandText.forEachStatement(sequence.program(), this::visit);
      }
      check(token);
    }
    statement.redirections().forEach(this::check);
    if (statement.tokens().size() > 1 && statement.tokens().get(1).toString().equals("=")) {
      assigned.add(statement.tokens().get(0).toString());
    }
  }

  private void check(Token token) {
    Matcher variable = CommandText.VARIABLE.matcher(token);
    if (found != null || !variable.matches()) {
      return;
    }
    String name = CommandText.name(variable);
    if (!OWN.contains(name) && !assigned.contains(name) && session.get(name) == null) {
      found = name;
    }
  }
}
