// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferloophoisting;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.testing.ClassPathContext;

/** Thousands of loops inside each other, each with an allocation: near-linear time. */
class DeepLoopsTest {
  private static final int DEPTH = 8_000;
  private static final Duration LIMIT = Duration.ofMinutes(2);

  @Test
  void allAllocationsLeaveAllLoops() {
    StringBuilder text = new StringBuilder("func.func @f(%n: index) {\n");
    for (int i = 0; i < DEPTH; i++) {
      text.append("scf.for %i" + i + " = %n to %n step %n {\n%a" + i + " = memref.alloc() : memref<4xf32>\n");
    }
    text.append("}\n".repeat(DEPTH)).append("return\n}\n");
    Operation function = ClassPathContext.parse(ClassPathContext.create(), ParserOptions.STRICT, text.toString())
        .region(0).first().first();
    Assertions.assertTimeoutPreemptively(LIMIT, () -> {
      new LoopHoisting(function, PassRun.on(function, diagnostic -> { })).run();
    });
    assertThat(allocationsIn(function.region(0).first())).isEqualTo(DEPTH);
  }

  private static int allocationsIn(Block block) {
    int found = 0;
    for (Operation op = block.first(); op != null; op = op.next()) {
      found += AllocOp.of(op) == null ? 0 : 1;
    }
    return found;
  }
}
