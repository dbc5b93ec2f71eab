// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.reduce;

import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.verify.IRVerifier;

/**
 * Shrinks a program while a predicate holds, such as "this pass fails on it". Operations are erased in halves, quarters
 * and so on down to single ones (A. Zeller, R. Hildebrandt, Simplifying and Isolating Failure-Inducing Input, IEEE
 * Transactions on Software Engineering 28, 2002); regions are inlined, branches replaced by terminators with fewer
 * successors, and blocks merged. A use of an erased value becomes a use of the nearest value of the same type. Each
 * program that is given to the predicate parses and verifies.
 *
 * <p>The result is smallest in the sense that no single step makes it smaller, unless the limit of trials is met.
 */
public final class Reducer {
  /** Enough for programs of some hundred operations, which need about five trials for each operation that remains. */
  private static final int MOST_TRIALS = 2000;

  private static final List<ReductionStep> STEPS = List.of(
      new OperationErasure(), new RegionInlining(), new TerminatorReplacement(), new BlockMerging());

  private final Context context;
  private final Predicate<String> fails;
  private String text;
  private int size;
  private int trials;

  private Reducer(Context context, Predicate<String> fails) {
    this.context = context;
    this.fails = fails;
  }

  /**
   * Returns a smaller program for which {@code fails} still holds, or {@code program} itself if it cannot be parsed or
   * {@code fails} does not hold for it after parsing and printing.
   */
  public static String reduce(Context context, String program, Predicate<String> fails) {
    Reducer reducer = new Reducer(context, fails);
    Operation module = reducer.parse(program);
    if (module == null) {
      return program;
    }
    reducer.text = print(module);
    reducer.size = size(module);
    if (!fails.test(reducer.text)) {
      return program;
    }
    reducer.reduce();
    return reducer.text;
  }

  private void reduce() {
    int before;
    do {
      before = size;
      for (ReductionStep step : STEPS) {
        reduce(step);
      }
    } while (size < before && trials < MOST_TRIALS);
  }

  /** Takes the step at all sites together, then at halves of them, and so on; late sites first, as uses are there. */
  private void reduce(ReductionStep step) {
    for (int chunk = step.sites(parse(text)); chunk > 0; chunk = step.isSingle() ? 0 : chunk / 2) {
      int length = step.isSingle() ? 1 : chunk;
      for (int end = step.sites(parse(text)); end > 0 && trials < MOST_TRIALS; end -= length) {
        attempt(step, Math.max(0, end - length), end);
      }
    }
  }

  private void attempt(ReductionStep step, int from, int to) {
    Operation module = parse(text);
    if (from >= step.sites(module) || !step.apply(module, from, to)) {
      return;
    }
    int newSize = size(module);
    if (newSize >= size || !IRVerifier.verify(module, diagnostic -> {})) {
      return;
    }
    String smaller = print(module);
    trials++;
    if (parse(smaller) != null && fails.test(smaller)) {
      text = smaller;
      size = newSize;
    }
  }

  private @Nullable Operation parse(String program) {
    return IRParser.parse(SourceText.of("reduced.mlir", program), context, ParserOptions.PERMISSIVE, diagnostic -> {});
  }

  private static String print(Operation module) {
    return IRPrinter.toString(module, PrinterOptions.DEFAULT) + "\n";
  }

  /** Counts operations, blocks and successors, which is what steps remove. */
  private static int size(Operation module) {
    int[] size = {0};
    module.walkPreOrder(op -> {
      size[0] += 1 + op.successorCount();
      for (int i = 0; i < op.regionCount(); i++) {
        for (var block = op.region(i).first(); block != null; block = block.next()) {
          size[0]++;
        }
      }
    });
    return size[0];
  }
}
