// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.internal.expression.ExpressionError;
import org.mortise.dialect.ods.internal.pattern.Term.Call;

/**
 * The parsed text of a pattern, which belongs to no context.
 *
 * @param name the name of the pattern
 * @param match the operation to match, with the operations that define its operands
 * @param replace the operations to create and the values that replace the results of the matched one
 * @param where the texts of the conditions
 * @param benefit the benefit
 */
public record PatternText(String name, Call match, List<Term> replace, List<String> where, int benefit) {
  private static final int MOST_BENEFIT = 65_535;

  /**
   * Parses a pattern.
   *
   * @param benefit the benefit; null for the number of operations in {@code match}
   * @throws ExpressionError if a text is malformed
   */
  public static PatternText parse(
      String name, String match, List<String> replace, List<String> where, @Nullable Long benefit) {
    PatternParser parser = new PatternParser(match);
    if (!(parser.matched() instanceof Call root)) {
      throw new ExpressionError("'" + match + "' is no operation");
    }
    parser.expectEnd();
    List<Term> results = new ArrayList<>();
    for (String each : replace) {
      PatternParser result = new PatternParser(each);
      results.add(result.created());
      result.expectEnd();
    }
    long given = benefit == null ? parser.operations() : benefit;
    if (given < 0 || given > MOST_BENEFIT) {
      throw new ExpressionError("the benefit must be a number from 0 to " + MOST_BENEFIT);
    }
    return new PatternText(name, root, results, where, (int) given);
  }

  /** Returns the name of the operations that the pattern replaces. */
  public String root() {
    return match.operation();
  }
}
