// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferFlow;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.testing.ClassPathContext;

/** The ends of the lifetimes of buffers. */
class CommonPostDominatorsTest {
  private Value buffer;

  /** Returns the end of the lifetime of the first buffer that {@code function} allocates. */
  private CommonPostDominators.LifetimeEnd endIn(String function) {
    Operation op = ClassPathContext.parseAndFind(function, "func.func");
    Operation[] allocation = new Operation[1];
    op.walk(inner -> {
      allocation[0] = allocation[0] == null && !OwnedAllocations.of(inner).isEmpty() ? inner : allocation[0];
    });
    buffer = allocation[0].result(0);
    return new CommonPostDominators(List.of(buffer), BufferFlow.upTo(Set.of(), BufferAliases.of(op))).of(buffer);
  }

  @Test
  void of_usesInOneBlock_isLastUse() {
    CommonPostDominators.LifetimeEnd end = endIn("""
        func.func @f() {
          %0 = memref.alloc() : memref<4xf32>
          %1 = memref.cast %0 : memref<4xf32> to memref<?xf32>
          "test.use"(%1) : (memref<?xf32>) -> ()
          "test.other"() : () -> ()
          return
        }
        """);

    assertThat(end.lastUse().name().name()).as("the use of an alias").isEqualTo("test.use");
    assertThat(end.block()).isSameAs(buffer.parentBlock());
  }

  /** Both sides of the branch use the buffer, so it dies where they join, in which no operation uses it. */
  @Test
  void of_usesOnBothSidesOfBranch_isJoinWithoutUse() {
    CommonPostDominators.LifetimeEnd end = endIn("""
        func.func @f(%c: i1) {
          %0 = memref.alloc() : memref<4xf32>
          cf.cond_br %c, ^left, ^right
        ^left:
          "test.use"(%0) : (memref<4xf32>) -> ()
          cf.br ^join
        ^right:
          "test.use"(%0) : (memref<4xf32>) -> ()
          cf.br ^join
        ^join:
          return
        }
        """);

    assertThat(end.block().last().name().name()).isEqualTo("func.return");
    assertThat(end.lastUse()).isNull();
  }

  @Test
  void of_twoReturns_isNull() {
    assertThat(endIn("""
        func.func @f(%c: i1) {
          %0 = memref.alloc() : memref<4xf32>
          cf.cond_br %c, ^left, ^right
        ^left:
          "test.use"(%0) : (memref<4xf32>) -> ()
          return
        ^right:
          return
        }
        """)).isNull();
  }

  /** In a loop the last use of one iteration may precede a use of the next one. */
  @Test
  void of_loopOfBlocks_isNull() {
    assertThat(endIn("""
        func.func @f(%c: i1) {
          %0 = memref.alloc() : memref<4xf32>
          cf.br ^head
        ^head:
          "test.use"(%0) : (memref<4xf32>) -> ()
          cf.cond_br %c, ^head, ^exit
        ^exit:
          return
        }
        """)).isNull();
  }
}
