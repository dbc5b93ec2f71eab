// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jline.reader.Candidate;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.FlagTable;

/**
 * Completes flags and their values, after an equals sign or as the next argument.
 *
 * @param table the flags
 * @param named returns the things of a kind that a value can name
 */
record FlagCompletion(FlagTable table, Function<Flag.Names, List<String>> named) {
  /** Returns whether a word is the value of the word before it. */
  boolean isValue(String before) {
    Flag flag = before.indexOf('=') < 0 ? table.flagOf(before) : null;
    return flag != null && flag.takesNextArgument();
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
      addValues("", table.flagOf(before), candidates);
    } else if (equals > 0) {
      Flag flag = table.flagOf(word);
      boolean isList = flag != null && flag.kind() == Flag.Kind.LIST;
      addValues(word.substring(0, Math.max(equals, isList ? word.lastIndexOf(',') : 0) + 1), flag, candidates);
    } else {
      for (Flag flag : table.flags()) {
        boolean isLong = flag.dashed().startsWith("--") && flag.takesNextArgument();
        if (!flag.isHidden()) {
          candidates.add(candidate(isLong ? flag.dashed() + "=" : flag.dashed(), flag.help().lines().findFirst().get(),
              !isLong));
        }
      }
    }
    return candidates;
  }

  private void addValues(String before, @Nullable Flag flag, List<Candidate> candidates) {
    if (flag != null) {
      flag.values().forEach(value -> candidates.add(candidate(before + value, null, true)));
      named.apply(flag.names()).forEach(value -> candidates.add(candidate(before + value, null, true)));
    }
  }

  private static Candidate candidate(String text, @Nullable String description, boolean isComplete) {
    return new Candidate(text, text, null, description, null, null, isComplete);
  }
}
