// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.ir.Operation;
import org.mortise.testing.ClassPathContext;

class EdgeBlocksTest {
  private static final String PROGRAM = """
      func.func @f(%c: i1, %x: i32) {
        cf.cond_br %c, ^left(%x : i32), ^right
      ^left(%a: i32):
        cf.br ^right
      ^right:
        return
      }
      """;

  private final Operation function = ClassPathContext.parseAndFind(PROGRAM, "func.func");
  private final Operation branch = function.region(0).first().last();
  private final EdgeBlocks edges = new EdgeBlocks();

  @Test
  void branchOn_onlyEdge_isTerminatorItself() {
    Operation only = branch.successor(0).last();

    assertThat(edges.branchOn(only, 0)).isSameAs(only);
  }

  @Test
  void branchOn_oneOfTwoEdges_isNewBranchWithSameOperands() {
    Operation made = edges.branchOn(branch, 0);

    assertThat(branch.successor(0)).isSameAs(made.block());
    assertThat(made.operands()).containsExactly(function.region(0).first().argument(1));
    assertThat(branch.operandCount()).isEqualTo(1);
  }

  @Test
  void branchOn_sameEdgeTwice_createsOneBlock() {
    assertThat(edges.branchOn(branch, 0)).isSameAs(edges.branchOn(branch, 0));
    assertThat(edges.branchOn(branch, 1)).isNotSameAs(edges.branchOn(branch, 0));
  }
}
