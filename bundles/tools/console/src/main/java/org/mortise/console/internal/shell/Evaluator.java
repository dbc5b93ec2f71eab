// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import org.apache.felix.gogo.runtime.CommandNotFoundException;
import org.apache.felix.gogo.runtime.EOFError;
import org.apache.felix.gogo.runtime.Parser;
import org.apache.felix.gogo.runtime.Token;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Converter;
import org.apache.felix.service.command.Job;
import org.jspecify.annotations.Nullable;
import org.mortise.console.Program;
import org.mortise.console.internal.CommandFailure;
import org.mortise.console.internal.Jobs;
import org.mortise.console.internal.Streams;
import org.mortise.console.internal.TextCommands;

/** Executes command lines, shows their results, and reports failures. */
final class Evaluator {
  /** The time for an interrupted command to end, in milliseconds. */
  private static final long PATIENCE = 1000;
  /** The bytes of a program that are shown between two checks for an interrupt. */
  private static final int CHUNK = 1 << 13;
  private static final String BAD_EXPRESSION = "bad expression";

  private enum Outcome {
    SUCCEEDED,
    /** A command of a pipe other than the last one has failed. */
    FAILED,
    /** The statement was ended by a failure. */
    ENDED
  }

  private final CommandSession session;
  private final PrintStream out;
  private final PrintStream err;

  Evaluator(CommandSession session, PrintStream out, PrintStream err) {
    this.session = session;
    this.out = out;
    this.err = err;
    session.put("SCOPE", "mortise:felix:*");
  }

  CommandSession session() {
    return session;
  }

  /** Returns the status given to {@code exit}, or null. */
  @Nullable Integer exitStatus() {
    return session.get(TextCommands.EXIT) instanceof Integer status ? status : null;
  }

  /** Returns whether {@code text} needs a continuation line. */
  static boolean isIncomplete(CharSequence text) {
    try {
      new Parser(text).program();
      return false;
    } catch (EOFError incomplete) {
      return true;
    } catch (RuntimeException wrong) {
      return false; // reported when it is executed
    }
  }

  /**
   * Executes the statements of {@code text}, shows the value of each, and returns whether all succeeded. A failed
   * command ends the execution unless {@code ||} follows.
   */
  boolean execute(CharSequence text) throws IOException {
    boolean all = true;
    Outcome last = Outcome.SUCCEEDED;
    try {
      for (Statements.Statement statement : Statements.in(PercentEscaping.escape(text))) {
        boolean and = statement.before().equals(Statements.AND);
        boolean or = statement.before().equals(Statements.OR);
        if (!and && !or && last == Outcome.ENDED || exitStatus() != null) {
          break;
        }
        if (and && last != Outcome.SUCCEEDED || or && last == Outcome.SUCCEEDED) {
          continue;
        }
        all &= or || last == Outcome.SUCCEEDED;
        last = tryOne(statement.text());
      }
      return all && last == Outcome.SUCCEEDED;
    } catch (InterruptedException interrupted) {
      leave(session.foregroundJob());
      return false;
    } finally {
      out.flush();
      err.flush();
    }
  }

  /** Executes one statement and reports its failure. */
  private Outcome tryOne(String statement) throws InterruptedException {
    try {
      return executeOne(statement) ? Outcome.SUCCEEDED : Outcome.FAILED;
    } catch (InterruptedException interrupted) {
      throw interrupted;
    } catch (CommandFailure failure) {
      if (!failure.isReported()) {
        report(failure.getMessage());
      }
    } catch (Exception problem) {
      report(describe(problem));
    }
    return Outcome.ENDED;
  }

  /** Executes one statement and returns whether it succeeded, including all commands of a pipe. */
  private boolean executeOne(String statement) throws Exception {
    String undefined = UndefinedVariables.in(statement, session);
    if (undefined != null) {
      throw new CommandFailure("the variable '" + undefined + "' has no value");
    }
    session.put(Streams.PIPE_FAILURE, null);
    Object result = session.execute(Redirections.rewrite(StringInterpolation.join(statement, this::hasText)));
    if (result != null && !isAssignment(statement)) {
      show(result);
    }
    return session.get(Streams.PIPE_FAILURE) == null;
  }

  private boolean hasText(String variable) {
    Object value = session.get(variable);
    return value instanceof Program || value instanceof CharSequence;
  }

  /** Cancels a job, and returns to the prompt soon, even if the job does not end. */
  private void leave(@Nullable Job job) {
    String warning = null;
    if (job != null) {
      warning = session.get(Jobs.VARIABLE) instanceof Jobs jobs ? cancel(jobs, job) : null;
      leaveForeground(job);
    }
    report(warning == null ? "interrupted" : "interrupted, but " + warning);
  }

  private static void leaveForeground(Job job) {
    try {
      job.background();
    } catch (IllegalStateException finished) {
      // the job, whose command was cancelled, has ended by now
    }
  }

  private static @Nullable String cancel(Jobs jobs, Job job) {
    try {
      return jobs.cancel(job, PATIENCE);
    } catch (InterruptedException again) {
      return null;
    }
  }

  private void show(Object result) throws InterruptedException {
    if (!(result instanceof Program program)) {
      out.println(session.format(result, Converter.INSPECT));
      return;
    }
    byte[] bytes = program.bytes();
    for (int start = 0; start < bytes.length; start += CHUNK) {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      out.write(bytes, start, Math.min(CHUNK, bytes.length - start));
    }
    if (bytes.length > 0 && bytes[bytes.length - 1] != '\n') {
      out.println();
    }
  }

  /** Returns whether the statement is an assignment, whose value is not shown. */
  private static boolean isAssignment(CharSequence text) {
    List<Parser.Executable> statements = new Parser(text).program().tokens();
    for (int i = statements.size() - 1; i >= 0; i--) {
      if (statements.get(i) instanceof Parser.Statement last) {
        List<Token> tokens = last.tokens();
        return tokens.size() > 1 && tokens.get(1).toString().equals("=");
      }
      if (!(statements.get(i) instanceof Parser.Operator)) {
        return false;
      }
    }
    return false;
  }

  void report(@Nullable String message) {
    err.println("mortise: " + message);
    err.flush();
  }

  private String describe(Exception problem) {
    if (problem instanceof InvocationTargetException fault && fault.getCause() != null) { // Gogo does not unwrap errors
      return "internal fault: " + fault.getCause();
    }
    String message = problem.getMessage();
    if (message != null && message.startsWith(BAD_EXPRESSION)) { // Gogo evaluates the result of $(...) again
      return "a text with braces cannot be put into another one by $(...): keep it in a variable, as in "
          + "p = (COMMAND); echo \"text $p\"";
    }
    if (problem instanceof CommandNotFoundException) {
      return UnknownCommand.describe(message, UnknownCommand.namesIn(session));
    }
    return message == null ? problem.toString() : message;
  }
}
