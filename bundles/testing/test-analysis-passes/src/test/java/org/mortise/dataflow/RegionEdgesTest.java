// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.DenseBackwardAnalysis;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/** Dense analyses visit each edge between the regions of an operation, in both directions. */
class RegionEdgesTest {
  private static final String PROGRAM = """
      func.func @f(%c: i1, %n: index) {
        %start = arith.constant {tag = "start"} true
        cf.br ^bb1
      ^bb1:
        scf.if %c {
          %then = arith.constant {tag = "then"} true
        }
        scf.while : () -> () {
          scf.condition(%c)
        } do {
          %body = arith.constant {tag = "body"} true
          scf.yield
        }
        %end = arith.constant {tag = "end"} true
        return
      }
      """;

  /** The same in the other direction: the edges that control may still pass. */
  private static final class ComingEdges extends DenseBackwardAnalysis<Set<String>> {
    @Override
    protected Set<String> join(Set<String> a, Set<String> b) {
      return new RegionEdges().join(a, b);
    }

    @Override
    protected Set<String> exitState() {
      return Set.of();
    }

    @Override
    protected Set<String> visitOperation(Operation op, Set<String> after) {
      return after;
    }

    @Override
    protected Set<String> visitRegionEdge(Operation op, Region from, Region to, Set<String> state) {
      return RegionEdges.with(
          state, op.name().name() + ": " + RegionEdges.number(from) + " to " + RegionEdges.number(to));
    }
  }

  @Test
  void forward_structuredOperations_passesEachEdge() {
    Operation module = DataFlowPrograms.parse(PROGRAM);
    RegionEdges edges = DataFlowPrograms.analyse(module, new RegionEdges());

    assertThat(edges.before(DataFlowPrograms.tagged(module, "start"))).isEmpty();
    assertThat(edges.before(DataFlowPrograms.tagged(module, "then"))).containsExactly("scf.if: op to 0");
    assertThat(edges.before(DataFlowPrograms.tagged(module, "end"))).containsExactly("scf.if: 0 to op",
        "scf.if: op to 0", "scf.if: op to op", "scf.while: 0 to 1", "scf.while: 0 to op", "scf.while: 1 to 0",
        "scf.while: op to 0");
  }

  @Test
  void backward_structuredOperations_passesEachEdge() {
    Operation module = DataFlowPrograms.parse(PROGRAM);
    ComingEdges edges = DataFlowPrograms.analyse(module, new ComingEdges());

    assertThat(edges.after(DataFlowPrograms.tagged(module, "end"))).isEmpty();
    assertThat(edges.after(DataFlowPrograms.tagged(module, "body"))).containsExactly(
        "scf.while: 0 to 1", "scf.while: 0 to op", "scf.while: 1 to 0");
    assertThat(edges.after(DataFlowPrograms.tagged(module, "start"))).hasSize(7).contains("scf.if: op to op");
  }

  @Test
  void query_aroundRoot_knowsNothing() {
    Operation module = DataFlowPrograms.parse(PROGRAM);
    RegionEdges forward = DataFlowPrograms.analyse(module, new RegionEdges());
    ComingEdges backward = DataFlowPrograms.analyse(module, new ComingEdges());

    assertThat(forward.before(module)).isNull();
    assertThat(forward.after(module)).isNull();
    assertThat(backward.before(module)).isNull();
    assertThat(backward.after(module)).isNull();
  }
}
