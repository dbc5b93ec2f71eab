// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.felix.gogo.runtime.Parser;
import org.apache.felix.gogo.runtime.SyntaxError;
import org.apache.felix.gogo.runtime.Token;
import org.jspecify.annotations.Nullable;
import org.mortise.console.internal.CommandFailure;

/**
 * Rewrites {@code COMMAND > FILE} to {@code write FILE (COMMAND)}, and {@code >>} to the same with {@code -a}. Gogo
 * itself would truncate the file before the command begins, and would not write the command's value, which a program
 * is. Other redirections ({@code <}, {@code <<}, {@code 2>}) are left to Gogo. Redirections that {@code write} cannot
 * express are rejected.
 *
 * <p>Rewrites {@code $(...)} also where Gogo executes it inside double quotes. The recursion is as deep as the
 * parentheses that the user has typed. Linear in the text, except for nested {@code $(...)}.
 */
final class Redirections {
  /** The redirection of output to a file: the stream, and whether the output is appended. */
  private static final Pattern TO_FILE = Pattern.compile("([0-9&])?>(>)?");
  private static final Pattern WITHOUT_TARGET = Pattern.compile("[0-9]?>&[0-9]");
  private static final String INSTEAD = "; use write, or the option -o of opt, run and graph";

  /** Replaces the range from {@code start} to {@code end} by {@code text}. */
  private record Edit(int start, int end, String text) {}

  private record Target(Token operator, Token file, boolean continued) {}

  private final String text;
  private final List<Edit> edits = new ArrayList<>();

  private Redirections(String text) {
    this.text = text;
  }

  /**
   * Returns the text to execute. A text that cannot be parsed is returned unchanged; Gogo reports the error.
   *
   * @throws CommandFailure if a redirection is rejected
   */
  static String rewrite(CharSequence text) throws CommandFailure {
    if (text.toString().indexOf('>') < 0) {
      return text.toString();
    }
    Parser.Program program;
    try {
      program = new Parser(text).program();
    } catch (RuntimeException wrong) {
      return text.toString();
    }
    Redirections redirections = new Redirections(text.toString());
    try {
      redirections.rewrite(program);
    } catch (SyntaxError wrong) {
      return text.toString(); // inside $(...)
    }
    return redirections.result();
  }

  private void rewrite(Parser.Program program) throws CommandFailure {
    for (Parser.Executable executable : program.tokens()) {
      if (executable instanceof Parser.Pipeline pipeline) {
        List<Parser.Statement> statements = statements(pipeline);
        int last = statements.size() - 1;
        rewrite(statements.get(last), start(statements.get(0)));
        for (int i = 0; i < last; i++) {
          refuseBetween(statements.get(i), i);
          rewrite(statements.get(i), start(statements.get(i)));
        }
      } else if (executable instanceof Parser.Statement statement) {
        rewrite(statement, start(statement));
      }
    }
  }

  private static List<Parser.Statement> statements(Parser.Pipeline pipeline) {
    List<Parser.Statement> statements = new ArrayList<>();
    for (Parser.Executable part : pipeline.tokens()) {
      if (part instanceof Parser.Statement statement) {
        statements.add(statement);
      }
    }
    return statements;
  }

  /** Rejects a redirection in the middle of a pipe, where {@code write} would hide the piped input from the command. */
  private static void refuseBetween(Parser.Statement statement, int index) throws CommandFailure {
    if (index > 0 && target(statement) != null) {
      throw new CommandFailure("only the first and the last command of a pipe can write to a file" + INSTEAD);
    }
  }

  /**
   * Rewrites a statement.
   *
   * @param from the start of the redirected part, which is the whole pipe for its last command
   */
  private void rewrite(Parser.Statement statement, int from) throws CommandFailure {
    Target target = target(statement);
    if (target != null) {
      String file = rewrite(text.substring(target.file.start(), end(target.file)));
      edits.add(new Edit(from, from, "mortise:write " + (target.continued ? "-a " : "") + file + " ("));
      edits.add(new Edit(target.operator.start(), end(target.file), " "));
    }
    for (Token token : statement.tokens()) {
      rewrite(token);
    }
    if (target != null) {
      edits.add(new Edit(end(statement), end(statement), ")"));
    }
  }

  private void rewrite(Token token) throws CommandFailure {
    if (token instanceof Parser.Closure closure) {
      rewrite(closure.program());
    } else if (token instanceof Parser.Sequence sequence) {
      rewrite(sequence.program());
    } else if (token instanceof Parser.Array array && array.list() != null) {
      for (Token element : array.list()) {
        rewrite(element);
      }
    } else if (token instanceof Parser.Array array) {
      for (Map.Entry<Token, Token> entry : array.map().entrySet()) {
        rewrite(entry.getKey());
        rewrite(entry.getValue());
      }
    } else {
      rewriteText(token);
    }
  }

  /** Rewrites a word that contains {@code $(...)} outside single quotes. */
  private void rewriteText(Token word) throws CommandFailure {
    boolean single = false;
    boolean twice = false;
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (c == '\\' && !single) {
        i++;
      } else if (c == '\'' && !twice) {
        single = !single;
      } else if (c == '"' && !single) {
        twice = !twice;
      } else if (c == '$' && !single && i + 1 < word.length() && word.charAt(i + 1) == '(') {
        Parser.Sequence executed = new Parser(word.subSequence(i + 1, word.length())).sequence();
        rewrite(executed.program());
        i += executed.length();
      }
    }
  }

  private static @Nullable Target target(Parser.Statement statement) throws CommandFailure {
    List<Token> tokens = statement.redirections();
    Target found = null;
    Token other = null;
    for (int i = 0; i < tokens.size() && !statement.tokens().isEmpty(); i++) {
      Token operator = tokens.get(i);
      Matcher toFile = TO_FILE.matcher(operator);
      String output = toFile.matches() ? toFile.group(1) : null;
      if ("&".equals(output)) {
        throw new CommandFailure("'" + operator + "' would mix the program with messages" + INSTEAD);
      }
      if (toFile.matches() && (output == null || output.equals("1"))) {
        if (found != null) {
          throw new CommandFailure("a command can write to one file only" + INSTEAD);
        }
        found = new Target(operator, tokens.get(i + 1), toFile.group(2) != null);
      } else if (WITHOUT_TARGET.matcher(operator).matches() || operator.toString().matches("<<-?")) {
        other = operator;
      }
      i += WITHOUT_TARGET.matcher(operator).matches() ? 0 : 1;
    }
    if (found != null && other != null) {
      throw new CommandFailure("'" + found.operator + "' cannot be combined with '" + other + "'" + INSTEAD);
    }
    return found;
  }

  private static int start(Parser.Statement statement) {
    int start = statement.tokens().isEmpty() ? Integer.MAX_VALUE : statement.tokens().get(0).start();
    for (Token token : statement.redirections()) {
      start = Math.min(start, token.start());
    }
    return start;
  }

  private static int end(Parser.Statement statement) {
    int end = 0;
    for (Token token : statement.tokens()) {
      end = Math.max(end, end(token));
    }
    for (Token token : statement.redirections()) {
      end = Math.max(end, end(token));
    }
    return end;
  }

  private static int end(Token token) {
    return token.start() + token.length();
  }

  private String result() {
    edits.sort(Comparator.comparingInt(Edit::start)); // stable: an enclosing edit was added first
    StringBuilder result = new StringBuilder();
    int done = 0;
    for (Edit edit : edits) {
      result.append(text, done, Math.max(done, edit.start)).append(edit.text);
      done = Math.max(done, edit.end);
    }
    return result.append(text, done, text.length()).toString();
  }
}
