// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.mem2reg;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Block;
import org.mortise.ir.Region;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.testing.ClassPathContext;
import org.mortise.testing.Growth;
import org.mortise.testing.PassExecution;
import org.mortise.testing.steps.CountSteps;

/** Dominance frontiers and the order of blocks. */
class SlotRegionsTest {
  private final SlotRegions regions = new SlotRegions(new DominanceInfo());

  private static Block[] blocksOf(String function) {
    Region region = ClassPathContext.parseAndFind(function, "func.func").region(0);
    Block[] blocks = new Block[10];
    int count = 0;
    for (Block block = region.first(); block != null; block = block.next()) {
      blocks[count++] = block;
    }
    return blocks;
  }

  @Test
  void frontierOf_sidesOfDiamond_isJoin() {
    Block[] blocks = blocksOf("""
        func.func @f(%c: i1) {
          cf.cond_br %c, ^left, ^right
        ^left:
          cf.br ^join
        ^right:
          cf.br ^join
        ^join:
          return
        }
        """);

    assertThat(regions.frontierOf(blocks[0])).isEmpty();
    assertThat(regions.frontierOf(blocks[1])).containsExactly(blocks[3]);
    assertThat(regions.frontierOf(blocks[2])).containsExactly(blocks[3]);
    assertThat(regions.frontierOf(blocks[3])).isEmpty();
  }

  @Test
  void frontierOf_loopHeader_containsItself() {
    Block[] blocks = blocksOf("""
        func.func @f(%c: i1) {
          cf.br ^head
        ^head:
          cf.cond_br %c, ^body, ^exit
        ^body:
          cf.br ^head
        ^exit:
          return
        }
        """);

    assertThat(regions.frontierOf(blocks[1])).containsExactly(blocks[1]);
    assertThat(regions.frontierOf(blocks[2])).containsExactly(blocks[1]);
  }

  /** A branch with two edges to one block results in one entry. */
  @Test
  void frontierOf_twoEdgesToOneBlock_hasNoDuplicate() {
    Block[] blocks = blocksOf("""
        func.func @f(%c: i1) {
          cf.cond_br %c, ^side, ^join
        ^side:
          cf.cond_br %c, ^join, ^join
        ^join:
          return
        }
        """);

    assertThat(regions.frontierOf(blocks[1])).containsExactly(blocks[2]);
  }

  @Test
  void orderOf_unreachableBlock_isNegative() {
    Block[] blocks = blocksOf("""
        func.func @f() {
          cf.br ^exit
        ^never:
          cf.br ^exit
        ^exit:
          return
        }
        """);

    assertThat(regions.orderOf(blocks[1])).isEqualTo(-1);
    assertThat(regions.orderOf(blocks[0])).isLessThan(regions.orderOf(blocks[2]));
  }

  /** Each slot has one write and one read, in separate blocks, so a search of all blocks for each is quadratic. */
  @Test
  @CountSteps
  void promote_manySlotsInManyBlocks_hasNearLinearCost() {
    Growth.assertNearLinear(500, count -> {
      StringBuilder text = new StringBuilder("func.func @f(%x: i32) {\n");
      for (int i = 0; i < count; i++) {
        text.append("%a").append(i).append(" = memref.alloca() : memref<i32>\n");
      }
      for (int i = 0; i < count; i++) {
        text.append("memref.store %x, %a").append(i).append("[] : memref<i32>\n");
        text.append("cf.br ^b").append(i).append("\n^b").append(i).append(":\n");
        text.append("%r").append(i).append(" = memref.load %a").append(i).append("[] : memref<i32>\n");
      }
      return text.append("return }").toString();
    }, (module, count) -> assertThat(
        PassExecution.of(new Mem2RegFactory(), Map.of(), module).count("promoted slots"))
        .isEqualTo(count));
  }
}
