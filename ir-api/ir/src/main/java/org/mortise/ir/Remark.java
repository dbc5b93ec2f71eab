// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A report of a pass about one of its decisions, as data. The {@link Diagnostic} that carries it has the location, the
 * message and the notes. Immutable, and independent of the program, which may change afterwards.
 *
 * @param kind the kind of decision
 * @param pass the name of the pass, as on the command line
 * @param name the stable name of the decision, in camel case, such as {@code NotHoisted}
 * @param function the symbol of the enclosing function; null outside of functions
 * @param arguments further data, in their order
 * @param run identifies the run of the pass: equal for the remarks of one run, and otherwise meaningless
 */
public record Remark(
    Kind kind, String pass, String name, @Nullable String function, List<Argument> arguments, Object run) {

  /** The kinds of LLVM's optimization remarks. */
  public enum Kind {
    /** The program was changed. */
    PASSED,
    /** A possible change was not made. */
    MISSED,
    /** A change requested by the user was not made. */
    FAILURE,
    /** A fact about the program. */
    ANALYSIS;

    /** Returns the name in lower case. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the name as in LLVM's files of remarks: {@code Passed}. */
    public String title() {
      return name().charAt(0) + word().substring(1);
    }
  }

  /**
   * A value with a key.
   *
   * @param key a word in camel case
   * @param value the value; numbers are decimal
   * @param location the place that the value is about, or null
   */
  public record Argument(String key, String value, @Nullable Location location) {}

  /** Copies the arguments. */
  public Remark {
    arguments = List.copyOf(arguments);
  }

  /** Returns the stable identifier of this kind of remark: the pass and the name. */
  public String rule() {
    return pass + '/' + name;
  }

  /** Returns the first value with a key, or null. */
  public @Nullable String argument(String key) {
    for (Argument argument : arguments) {
      if (argument.key().equals(key)) {
        return argument.value();
      }
    }
    return null;
  }
}
