// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith.internal.compat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FusedLoc;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.mortise.ir.transform.PatternFilter;
import org.mortise.testing.Growth;
import org.mortise.testing.steps.CountSteps;

@CountSteps
class MatchLocationsTest {
  /** The reference lists all locations, too, at quadratic cost. */
  @Test
  void canonicalize_longChain_keepsAllLocationsAtNearLinearCost() {
    Growth.assertNearLinear(1_000, MatchLocationsTest::chain, (module, size) -> {
      FrozenPatternSet patterns = FrozenPatternSet.withCanonicalizations(new PatternSet(), PatternFilter.ALL);
      GreedyRewriter.apply(module, patterns, GreedyConfig.DEFAULT.withTopDown(true));
      Operation end = module.region(0).first().first().region(0).first().last();
      Location location = end.operand(0).definingOp().location();
      assertThat(((FusedLoc) location).locations()).hasSize(size);
    });
  }

  private static String chain(int length) {
    StringBuilder text = new StringBuilder("func.func @f(%x0: i32) -> i32 {\n%c = arith.constant 1 : i32\n");
    for (int i = 1; i <= length; i++) {
      text.append("%x" + i + " = arith.addi %x" + (i - 1) + ", %c : i32\n");
    }
    return text.append("return %x" + length + " : i32\n}\n").toString();
  }
}
