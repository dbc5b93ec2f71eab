// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Predicate;
import org.mortise.ir.Context;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.reduction.search.Candidate;
import org.mortise.reduction.search.Oracle;
import org.mortise.reduction.search.ProgramForm;
import org.mortise.reduction.search.Search;

/**
 * Reduces a program while a predicate holds, such as "this pass fails on it", for tests and other Java programs. Each
 * program that is given to the predicate parses and verifies. The command-line tool is {@code mortise-reduce}.
 */
public final class Reducer {
  /** Enough for programs of some hundred operations, which need about five tests for each operation that remains. */
  private static final int MOST_TESTS = 2000;

  private Reducer() {}

  /**
   * Returns a smaller program for which {@code fails} still holds, or {@code program} itself if it cannot be parsed or
   * {@code fails} does not hold for it after parsing and printing. No single step makes the result smaller, unless the
   * limit of {@value #MOST_TESTS} tests is met.
   *
   * @param program one char per byte
   */
  public static String reduce(Context context, String program, Predicate<String> fails) {
    ProgramForm form = ProgramForm.of(context, ParserOptions.PERMISSIVE, true);
    Candidate start = form.readOriginal(program.getBytes(StandardCharsets.ISO_8859_1));
    if (start == null) {
      return program;
    }
    Predicate<byte[]> test = text -> fails.test(string(text));
    try (Oracle oracle = new Oracle(test, 1, MOST_TESTS, Oracle.NO_DEADLINE)) {
      if (!oracle.isInteresting(start.text())) {
        return program;
      }
      Search search = new Search(form, oracle, Steps.of(context, true, List.of()), start, (step, smaller) -> {});
      return string(search.run().text());
    }
  }

  private static String string(byte[] text) {
    return new String(text, StandardCharsets.ISO_8859_1);
  }
}
