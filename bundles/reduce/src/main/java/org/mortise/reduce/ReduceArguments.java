// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.CommandWords;

/**
 * A command line of {@code mortise-reduce}. Flags have one dash or two and their values after an equals sign or as the
 * next argument, as in LLVM's tools. The passes of {@code mlir-reduce} are flags that set the other options.
 */
final class ReduceArguments {
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

  private final List<String> files = new ArrayList<>();
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
  private boolean help;
  private boolean version;
  private boolean tree;
  private boolean passesOnly;

  private ReduceArguments() {}

  /**
   * Parses a command line.
   *
   * @throws UsageProblem for the first mistake
   */
  static ReduceArguments parse(String[] arguments) throws UsageProblem {
    ReduceArguments parsed = new ReduceArguments();
    int at = 0;
    while (at < arguments.length) {
      at = parsed.parse(arguments, at);
    }
    if (!parsed.help && !parsed.version) {
      parsed.check();
    }
    return parsed;
  }

  /** Returns the position after the argument and its value. */
  private int parse(String[] arguments, int at) throws UsageProblem {
    String argument = arguments[at];
    if (!argument.startsWith("-") || argument.equals("-")) {
      files.add(argument);
      return at + 1;
    }
    String body = argument.substring(argument.startsWith("--") ? 2 : 1);
    int equals = body.indexOf('=');
    String name = equals < 0 ? body : body.substring(0, equals);
    if (setSwitch(name)) {
      return at + 1;
    }
    if (equals >= 0) {
      set(argument, name, body.substring(equals + 1));
      return at + 1;
    }
    if (at + 1 == arguments.length) {
      throw new UsageProblem("for the " + argument + " option: requires a value!");
    }
    set(argument, name, arguments[at + 1]);
    return at + 2;
  }

  private boolean setSwitch(String name) {
    switch (name) {
      case "allow-unregistered-dialect" -> unregistered = true;
      case "help", "h" -> help = true;
      case "version" -> version = true;
      default -> {
        return false;
      }
    }
    return true;
  }

  private void set(String argument, String name, String value) throws UsageProblem {
    switch (name) {
      case "test" -> test = value;
      case "test-arg" -> testArguments.add(value);
      case "test-fails" -> failingFlags = CommandWords.of(value);
      case "opt" -> compiler = CommandWords.of(value);
      case "opt-pass" -> passes.add(value);
      case "jobs", "j" -> jobs = number(argument, value, 1);
      case "timeout" -> timeoutSeconds = number(argument, value, 1);
      case "time-limit" -> limitSeconds = number(argument, value, 0);
      case "o" -> output = value;
      case "reduction-tree" -> setPass(argument, value, true);
      case "opt-reduction-pass" -> setPass(argument, value, false);
      default -> throw new UsageProblem(
          "Unknown command line argument '" + argument + "'.  Try: 'mortise-reduce --help'");
    }
  }

  private static int number(String argument, String value, int least) throws UsageProblem {
    try {
      int number = Integer.parseInt(value);
      if (number >= least) {
        return number;
      }
    } catch (NumberFormatException malformed) {
      // reported below
    }
    throw new UsageProblem("for the " + argument + " option: '" + value + "' is not a number of at least " + least);
  }

  /** Sets the options of a pass of {@code mlir-reduce}. */
  private void setPass(String argument, String options, boolean isTree) throws UsageProblem {
    for (String option : CommandWords.of(options)) {
      int equals = option.indexOf('=');
      String name = equals < 0 ? option : option.substring(0, equals);
      String value = equals < 0 ? "" : option.substring(equals + 1);
      switch (name) {
        case "test" -> test = value;
        case "test-arg" -> testArguments.addAll(List.of(value.split(",")));
        case "opt-pass" -> passes.add(value);
        case "traversal-mode" -> checkMode(argument, value);
        default -> throw new UsageProblem("for the " + argument + " option: no such option " + name);
      }
    }
    tree |= isTree;
    passesOnly |= !isTree;
  }

  private static void checkMode(String argument, String mode) throws UsageProblem {
    if (!mode.equals("0")) {
      throw new UsageProblem("for the " + argument + " option: unsupported traversal mode, only 0 is supported");
    }
  }

  private void check() throws UsageProblem {
    if (files.size() != 1) {
      throw new UsageProblem((files.isEmpty() ? "no input file" : "more than one input file: " + files)
          + ".  Try: 'mortise-reduce --help'");
    }
    if ((test == null) == (failingFlags == null)) {
      throw new UsageProblem("either --test=<script> or --test-fails=<flags> is needed.  Try: 'mortise-reduce --help'");
    }
    if (failingFlags == null && !compiler.isEmpty()) {
      throw new UsageProblem("--opt is of no use without --test-fails");
    }
  }

  boolean asksForHelp() {
    return help;
  }

  boolean asksForVersion() {
    return version;
  }

  String input() {
    return files.get(0);
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

  /** Returns the flags with which a compiler fails; null if there is a script. */
  @Nullable List<String> failingFlags() {
    return failingFlags;
  }

  /** Returns the command to run instead of {@code mortise-opt}; empty if there is none. */
  List<String> compiler() {
    return compiler;
  }

  /** Returns the pipelines of additional steps. */
  List<String> passes() {
    return passes;
  }

  /** Returns whether no other steps are wanted than those with the given pipelines. */
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
