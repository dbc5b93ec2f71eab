// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Runs a tool on many programs at once by {@code --split-input-file}. If the tool crashes, the batch is bisected to the
 * program that causes the crash.
 */
public final class Batch {
  /** The result for one program: its output, or null and the first error ({@code line:column: error: text}). */
  public record Outcome(@Nullable String out, @Nullable String error, boolean crashed) {
    /** Returns whether the tool printed the program. */
    public boolean accepted() {
      return out != null;
    }
  }

  private static final String SEPARATOR = "// -----\n";
  /** MLIR 19 reports the line of the separator, and counts the rest of that line as the first one. */
  private static final Pattern WITHIN =
      Pattern.compile("(?:within split at INPUT:(\\d+) offset |INPUT):(\\d+)(:\\d+: error: .*)");
  private static final Pattern ALONE = Pattern.compile("INPUT:(\\d+:\\d+: error: .*)");

  private final Tool tool;
  private final List<String> flags;

  /** Creates a batch runner for a tool with flags. */
  public Batch(Tool tool, List<String> flags) {
    this.tool = tool;
    this.flags = List.copyOf(flags);
  }

  /** Runs the tool on all programs. The outcomes are in the order of the programs. */
  public List<Outcome> run(List<String> programs) {
    if (programs.isEmpty()) {
      return List.of();
    }
    if (programs.size() == 1) {
      return List.of(single(programs.get(0), 0));
    }
    List<String> arguments = new ArrayList<>(flags);
    arguments.add("--split-input-file");
    Tool.Result result = tool.run(String.join(SEPARATOR, programs), 0, arguments.toArray(String[]::new));
    List<String> parts = split(result.out());
    String[] errors = errors(result.err(), programs);
    if (result.crashed() || parts.size() != programs.size() || !explained(parts, errors, result.exit())) {
      return halves(programs);
    }
    List<Outcome> outcomes = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      outcomes.add(errors[i] == null ? new Outcome(parts.get(i), null, false) : new Outcome(null, errors[i], false));
    }
    return outcomes;
  }

  /** Returns whether exactly the programs without output have an error. */
  private static boolean explained(List<String> parts, String[] errors, int exit) {
    boolean anyError = false;
    for (int i = 0; i < errors.length; i++) {
      anyError |= errors[i] != null;
      if (parts.get(i).isBlank() != (errors[i] != null)) {
        return false;
      }
    }
    return anyError == (exit != 0);
  }

  private List<Outcome> halves(List<String> programs) {
    int middle = programs.size() / 2;
    List<Outcome> outcomes = new ArrayList<>(run(programs.subList(0, middle)));
    outcomes.addAll(run(programs.subList(middle, programs.size())));
    return outcomes;
  }

  Outcome single(String program, int padding) {
    Tool.Result result = tool.run(program, padding, flags.toArray(String[]::new));
    if (result.exit() == 0) {
      return new Outcome(result.out(), null, false);
    }
    Matcher error = ALONE.matcher(result.err());
    String text = error.find() ? error.group(1) : "exit " + result.exit() + " without a located error";
    return new Outcome(null, text, result.crashed());
  }

  private static List<String> split(String text) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int at = text.indexOf(SEPARATOR); at >= 0; at = text.indexOf(SEPARATOR, from)) {
      parts.add(text.substring(from, at));
      from = at + SEPARATOR.length();
    }
    parts.add(text.substring(from));
    return parts;
  }

  /** Returns the first error of each program, with the line in that program. */
  private static String[] errors(String err, List<String> programs) {
    List<Integer> starts = new ArrayList<>();
    int start = 0;
    for (String program : programs) {
      starts.add(start);
      start += (int) program.chars().filter(c -> c == '\n').count() + 1;
    }
    String[] errors = new String[programs.size()];
    Matcher matcher = WITHIN.matcher(err);
    while (matcher.find()) {
      int line = Integer.parseInt(matcher.group(2));
      if (matcher.group(1) != null) {
        line += Integer.parseInt(matcher.group(1)) - 1;
      }
      int found = Collections.binarySearch(starts, line - 1);
      int index = found >= 0 ? found : -found - 2;
      if (errors[index] == null) {
        errors[index] = line - starts.get(index) + matcher.group(3);
      }
    }
    return errors;
  }
}
