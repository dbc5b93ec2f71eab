// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.check;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The kind of a failure, which a reduction must preserve.
 *
 * @param kind the class of an exception, or the first error message without the parts that vary under reduction
 * @param place the innermost call of an exception; null if unknown, as for exceptions thrown without a stack trace by
 *     compiled code
 */
public record Failure(String kind, @Nullable String place) {
  /** Names of values and symbols, numbers and shapes. */
  private static final Pattern CHANGING = Pattern.compile("[%@^][\\w$.#-]+|(?<!\\w)(?:(?:\\d+|\\?)x)+|(?<!\\w)\\d+");

  private static final Pattern LOCATION = Pattern.compile("^.*?(?=\\b(?:fatal )?error: )");
  private static final String HANG = "no end before the time limit";

  /** Returns the failure of a run that was ended at its time limit. */
  static Failure hang() {
    return new Failure(HANG, null);
  }

  /** Returns the failure by an exception. */
  static Failure of(Throwable fault) {
    StackTraceElement[] calls = fault.getStackTrace();
    boolean known = calls.length > 0 && !(fault instanceof VirtualMachineError);
    return new Failure("exception " + fault.getClass().getName(),
        known ? calls[0].getClassName() + "." + calls[0].getMethodName() : null);
  }

  /**
   * Returns the failure of a run with these messages.
   *
   * @param signal the number of the signal that has ended the process, or 0
   */
  static Failure of(String messages, int signal) {
    String line = messages.lines().filter(Failure::isError).findFirst()
        .or(() -> messages.lines().filter(text -> !text.isBlank()).findFirst()).orElse("");
    String message = CHANGING.matcher(LOCATION.matcher(line).replaceFirst("")).replaceAll("_");
    return new Failure(signal == 0 ? message : "signal " + signal + ": " + message, null);
  }

  private static boolean isError(String line) {
    return line.contains("error: ") || line.contains("LLVM ERROR: ") || line.contains("Assertion `");
  }

  /** Returns whether another failure is of this kind. */
  boolean matches(@Nullable Failure other) {
    return other != null && kind.equals(other.kind)
        && (place == null || other.place == null || place.equals(other.place));
  }

  @Override
  public String toString() {
    return place == null ? kind : kind + " in " + place;
  }
}
