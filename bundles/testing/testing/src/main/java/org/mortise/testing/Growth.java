// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.IntFunction;
import java.util.function.ObjIntConsumer;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.testing.steps.CountSteps;
import org.mortise.testing.steps.Steps;

/**
 * Checks that the cost of an algorithm grows about linearly with the size of a program, by counting at two sizes. The
 * costs are {@link Steps} and the bytes that the thread allocates, so the test must have {@link CountSteps} and the
 * algorithm must run in the thread of the caller. A first run at a quarter of the size initializes classes and
 * definitions, and is not counted.
 */
public final class Growth {
  /**
   * The largest accepted ratio of steps. At twice the size, a linear cost has the ratio 2, a quadratic cost 4, and
   * n log n at most 2.3 for sizes from 100 on. A mixture of linear and quadratic cost is not accepted if the quadratic
   * part is a quarter of it at the larger size.
   */
  private static final double MOST_STEPS = 2.5;
  /** The largest accepted ratio of bytes, larger because arrays and tables double their sizes. */
  private static final double MOST_BYTES = 3;
  /** This many bytes are arrays that have grown once or twice, regardless of the program. */
  private static final long LITTLE = 1 << 14;

  /** The cost is measured twice, because the virtual machine allocates some bytes only once, such as for a class. */
  private static final int REPETITIONS = 2;

  private Growth() {}

  /**
   * Parses programs of two sizes with all dialects of the class path, runs an algorithm on them, and checks the growth
   * of its cost.
   *
   * @param size the smaller size; the other one is twice as large
   * @param program creates the text of a program of a size
   * @param algorithm the algorithm, with the parsed module and its size
   * @throws AssertionError if the cost at twice the size is more than 2.5 times as large
   */
  public static void assertNearLinear(int size, IntFunction<String> program, ObjIntConsumer<Operation> algorithm) {
    Context context = ClassPathContext.create();
    assertNearLinearOn(
        size, count -> ClassPathContext.parse(context, ParserOptions.PERMISSIVE, program.apply(count)), algorithm);
  }

  /** Like {@link #assertNearLinear}, with programs that the caller has parsed or built. */
  public static void assertNearLinearOn(
      int size, IntFunction<Operation> program, ObjIntConsumer<Operation> algorithm) {
    if (!Steps.areCountedIn(Growth.class)) {
      throw new IllegalStateException("the test that checks a growth must have @CountSteps");
    }
    cost(size / 4, program, algorithm);
    Cost small = cost(size, program, algorithm);
    Cost large = cost(2 * size, program, algorithm);
    assertThat((double) large.steps.count())
        .as(() -> "steps, at half the size " + small.steps.count() + "; " + large.steps.mostGrownFrom(small.steps))
        .isLessThanOrEqualTo(MOST_STEPS * small.steps.count());
    double most = MOST_BYTES * Math.max(small.bytes, LITTLE);
    double bytes = large.bytes;
    for (int i = 0; i < REPETITIONS && bytes > most; i++) {
      bytes = Math.min(bytes, cost(2 * size, program, algorithm).bytes);
    }
    assertThat(bytes).as("allocated bytes, at half the size %d", small.bytes).isLessThanOrEqualTo(most);
  }

  private record Cost(Steps steps, long bytes) {}

  private static Cost cost(int size, IntFunction<Operation> program, ObjIntConsumer<Operation> algorithm) {
    Operation module = program.apply(size);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long[] bytes = new long[1];
    Steps steps = Steps.of(() -> {
      long before = threads.getCurrentThreadAllocatedBytes();
      algorithm.accept(module, size);
      bytes[0] = threads.getCurrentThreadAllocatedBytes() - before;
    });
    return new Cost(steps, bytes[0]);
  }
}
