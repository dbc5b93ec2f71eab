// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferloophoisting;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassRun;
import org.mortise.testing.Growth;
import org.mortise.testing.steps.CountSteps;

/** Thousands of nested loops, each with an allocation: near-linear cost, and no recursion. */
@CountSteps
class DeepLoopsTest {
  @Test
  void run_deeplyNestedLoops_hoistsAllAllocationsAtNearLinearCost() {
    Growth.assertNearLinear(4_000, DeepLoopsTest::nest, (module, depth) -> {
      Operation function = module.region(0).first().first();
      new LoopHoisting(function, BufferPolicies.none(), PassRun.on(function, diagnostic -> { })).run();
      assertThat(allocationsIn(function.region(0).first())).isEqualTo(depth);
    });
  }

  private static String nest(int depth) {
    StringBuilder text = new StringBuilder("func.func @f(%n: index) {\n");
    for (int i = 0; i < depth; i++) {
      text.append("scf.for %i" + i + " = %n to %n step %n {\n%a" + i + " = memref.alloc() : memref<4xf32>\n");
    }
    return text.append("}\n".repeat(depth)).append("return\n}\n").toString();
  }

  private static int allocationsIn(Block block) {
    int found = 0;
    for (Operation op = block.first(); op != null; op = op.next()) {
      found += AllocOp.of(op) == null ? 0 : 1;
    }
    return found;
  }
}
