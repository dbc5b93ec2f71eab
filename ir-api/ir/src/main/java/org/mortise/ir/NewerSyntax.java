// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A piece of syntax that a newer MLIR has and MLIR 19.1 rejects, with the remedy. It is only used for notes at errors
 * and does not affect parsing.
 *
 * @param version the first major version of MLIR with this syntax
 * @param pattern finds the syntax in one line of a program
 * @param remedy the equivalent in MLIR 19.1, continuing "in 19.1 "
 */
public record NewerSyntax(int version, Pattern pattern, String remedy) {
  /** Returns the syntax that a regular expression finds. */
  public static NewerSyntax of(int version, String expression, String remedy) {
    return new NewerSyntax(version, Pattern.compile(expression), remedy);
  }

  /** Returns the name of an operation that MLIR 19.1 does not have. */
  public static NewerSyntax operation(int version, String name, String remedy) {
    return of(version, "\\b" + Pattern.quote(name) + "\\b", remedy);
  }

  /** Returns the index of this syntax in a line of a program, or -1. */
  public int indexIn(String line) {
    Matcher matcher = pattern.matcher(line);
    return matcher.find() ? matcher.start() : -1;
  }

  /** Returns the note about this syntax. */
  public String note() {
    return "this is the syntax of MLIR " + version + "; in 19.1 " + remedy;
  }
}
