// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mortise.opt.ToolArguments;
import org.mortise.opt.UsageException;
import org.mortise.pipeline.CommandWords;

/** A command line of {@code mortise-reduce}. The passes of {@code mlir-reduce} are flags that set the other options. */
final class ReduceArguments extends ToolArguments {
  static final String HELP = """
      OVERVIEW: Mortise test case reduction tool

      USAGE: mortise-reduce [options] <input file>

      Reduces a program while a test finds it interesting, and prints the smallest program found.

      OPTIONS:

        --test=<script>               - A command that gets a file as its last argument and exits with 1 if the program in
                                        it is interesting, and with 0 if not
        --test-arg=<string>           - An argument for the script, before the file; may be repeated
        --test-fails=<flags>          - Instead of a script: keep the failure of mortise-opt with these flags, that is its
                                        exception or first error message
        --opt=<command>               - With --test-fails: run this command, such as mlir-opt-19, instead of mortise-opt
        --opt-pass=<pipeline>         - Also try what this pipeline makes of the program; may be repeated
        --jobs=<number>               - Run as many tests at once (default 1); the result is the same
        --timeout=<seconds>           - The time limit of one test (default 60)
        --time-limit=<seconds>        - Print the smallest program found so far after this time (default: none)
        --allow-unregistered-dialect  - Allow unregistered operations, also as replacements of others
        -o <file>                     - The output file (default: the standard output)
        --help                        - Display available options
        --version                     - Display the version of this program

      The passes of mlir-reduce are accepted, too:

        --reduction-tree='traversal-mode=0 test=<script> test-arg=<string>'
        --opt-reduction-pass='opt-pass=<pipeline> test=<script> test-arg=<string>'
      """;

  private static final int DEFAULT_TIMEOUT_SECONDS = 60;

  private final List<String> testArguments = new ArrayList<>();
  private final List<String> passes = new ArrayList<>();
  private @Nullable String test;
  private @Nullable List<String> failingFlags;
  private List<String> compiler = List.of();
  private String output = "-";
  private int jobs = 1;
  private int timeoutSeconds = DEFAULT_TIMEOUT_SECONDS;
  private int limitSeconds;
  private boolean unregistered;
  private boolean tree;
  private boolean passesOnly;

  private ReduceArguments() {
    super("mortise-reduce");
  }

  /**
   * Parses a command line.
   *
   * @throws UsageException for the first mistake
   */
  static ReduceArguments parse(String[] arguments) throws UsageException {
    ReduceArguments parsed = new ReduceArguments();
    parsed.parseAll(arguments);
    if (!parsed.asksForHelp() && !parsed.asksForVersion()) {
      parsed.check();
    }
    return parsed;
  }

  @Override
  protected boolean set(String name, Value value) throws UsageException {
    switch (name) {
      case "allow-unregistered-dialect" -> unregistered = value.isOn();
      case "test" -> test = value.text();
      case "test-arg" -> testArguments.add(value.text());
      case "test-fails" -> failingFlags = CommandWords.of(value.text());
      case "opt" -> compiler = CommandWords.of(value.text());
      case "opt-pass" -> passes.add(value.text());
      case "jobs", "j" -> jobs = (int) value.number(1, Integer.MAX_VALUE);
      case "timeout" -> timeoutSeconds = (int) value.number(1, Integer.MAX_VALUE);
      case "time-limit" -> limitSeconds = (int) value.number(0, Integer.MAX_VALUE);
      case "o" -> output = value.text();
      case "reduction-tree" -> setPass(value, true);
      case "opt-reduction-pass" -> setPass(value, false);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Sets the options of a pass of {@code mlir-reduce}. */
  private void setPass(Value pass, boolean isTree) throws UsageException {
    for (String option : CommandWords.of(pass.text())) {
      int equals = option.indexOf('=');
      String name = equals < 0 ? option : option.substring(0, equals);
      String value = equals < 0 ? "" : option.substring(equals + 1);
      switch (name) {
        case "test" -> test = value;
        case "test-arg" -> testArguments.addAll(List.of(value.split(",")));
        case "opt-pass" -> passes.add(value);
        case "traversal-mode" -> checkMode(pass, value);
        default -> throw pass.wrong("no such option " + name);
      }
    }
    tree |= isTree;
    passesOnly |= !isTree;
  }

  private static void checkMode(Value pass, String mode) throws UsageException {
    if (!mode.equals("0")) {
      throw pass.wrong("unsupported traversal mode, only 0 is supported");
    }
  }

  private void check() throws UsageException {
    if (files().size() != 1) {
      throw new UsageException(
          (files().isEmpty() ? "no input file" : "more than one input file: " + files()) + ".  " + hint());
    }
    if ((test == null) == (failingFlags == null)) {
      throw new UsageException("either --test=<script> or --test-fails=<flags> is needed.  " + hint());
    }
    if (failingFlags == null && !compiler.isEmpty()) {
      throw new UsageException("--opt is of no use without --test-fails");
    }
  }

  String input() {
    return files().get(0);
  }

  String output() {
    return output;
  }

  /** Returns the script; null if a failure is to be kept. */
  @Nullable String test() {
    return test;
  }

  List<String> testArguments() {
    return testArguments;
  }

  /** Returns the flags with which the compiler fails; null if a script is used. */
  @Nullable List<String> failingFlags() {
    return failingFlags;
  }

  /** Returns the command to run instead of {@code mortise-opt}; empty if not given. */
  List<String> compiler() {
    return compiler;
  }

  /** Returns the pipelines of additional steps. */
  List<String> passes() {
    return passes;
  }

  /** Returns whether only the steps with the given pipelines are used. */
  boolean passesOnly() {
    return passesOnly && !tree;
  }

  int jobs() {
    return jobs;
  }

  long timeoutMillis() {
    return TimeUnit.SECONDS.toMillis(timeoutSeconds);
  }

  /** Returns the time limit of the reduction, or 0 for none. */
  long limitNanos() {
    return TimeUnit.SECONDS.toNanos(limitSeconds);
  }

  boolean allowsUnregistered() {
    return unregistered || failingFlags != null && failingFlags.stream()
        .anyMatch(flag -> flag.matches("--?allow-unregistered-dialect(=true)?"));
  }
}
