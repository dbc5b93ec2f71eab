// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.mortise.pipeline.CommandLineTool;

/**
 * Completes flags and their values, after an equals sign or as the next argument.
 *
 * @param flags the flags, with their dashes
 * @param flagsWithValue the flags whose value may be the next argument
 * @param values returns the known values of a flag
 * @param functions returns the functions of the program of the command line, which are the values of {@code --entry}
 */
record FlagCompletion(List<String> flags, Collection<String> flagsWithValue, Function<String, List<String>> values,
    Supplier<List<String>> functions) {
  private static final Set<String> ENTRY = Set.of("--entry", "-e");

  /** Returns the completion of a tool's flags. */
  static FlagCompletion of(CommandLineTool tool, Supplier<List<String>> functions) {
    return new FlagCompletion(tool.flags(), tool.flagsWithValue(), tool::values, functions);
  }

  /** Returns whether a word is the value of the word before it. */
  boolean isValue(String before) {
    return flagsWithValue.contains(before);
  }

  /**
   * Returns the candidates for a word.
   *
   * @param before the word before it
   * @param word the text before the cursor, which begins with a dash unless it is a value
   */
  List<Candidate> candidates(String before, String word) {
    List<Candidate> candidates = new ArrayList<>();
    int equals = word.indexOf('=');
    if (isValue(before)) {
      valuesOf(before).forEach(value -> candidates.add(candidate(value, true)));
    } else if (equals > 0) {
      String text = word.substring(0, equals + 1);
      valuesOf(word.substring(0, equals)).forEach(value -> candidates.add(candidate(text + value, true)));
    } else {
      for (String flag : flags) {
        boolean isLong = flag.startsWith("--") && isValue(flag);
        candidates.add(candidate(isLong ? flag + "=" : flag, !isLong));
      }
    }
    return candidates;
  }

  private List<String> valuesOf(String flag) {
    return ENTRY.contains(flag) ? functions.get() : values.apply(flag);
  }

  private static Candidate candidate(String text, boolean isComplete) {
    return new Candidate(text, text, null, null, null, null, isComplete);
  }
}
