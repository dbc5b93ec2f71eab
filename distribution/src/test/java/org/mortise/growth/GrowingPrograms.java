// SPDX-License-Identifier: Apache-2.0
package org.mortise.growth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ObjIntConsumer;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.testing.ClassPathContext;
import org.mortise.testing.Growth;

/** Programs of all shapes. Each text is parsed once, and the program is copied for each test. */
final class GrowingPrograms {
  /** The smaller of the two sizes. */
  private static final int SIZE = 120;

  private record Key(GrowingShape shape, int size) {}

  private final Context context;
  private final Map<Key, Operation> parsed = new HashMap<>();

  GrowingPrograms(Context context) {
    this.context = context;
  }

  /**
   * Runs an algorithm on a small and a large program of each shape, and checks the growth of its cost.
   *
   * @param excluded shapes on which it is not run
   */
  void assertNearLinear(Set<GrowingShape> excluded, ObjIntConsumer<Operation> algorithm) {
    List<String> steep = new ArrayList<>();
    for (GrowingShape shape : GrowingShape.values()) {
      if (excluded.contains(shape)) {
        continue;
      }
      try {
        Growth.assertNearLinearOn(SIZE, size -> program(shape, size), algorithm);
      } catch (AssertionError failure) {
        steep.add(shape + ": " + failure.getMessage().replaceAll("\\s+", " "));
      }
    }
    assertThat(steep).isEmpty();
  }

  private Operation program(GrowingShape shape, int size) {
    return parsed.computeIfAbsent(new Key(shape, size),
        key -> ClassPathContext.parse(context, ParserOptions.PERMISSIVE, shape.program(size))).clone();
  }
}
