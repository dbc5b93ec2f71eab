// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.DenseBackwardAnalysis;
import org.mortise.ir.Operation;

class ComingLoadsTest {
  /** Computes the tagged loads that may read the present content of memory; all programs here have one memory cell. */
  private static final class ComingLoads extends DenseBackwardAnalysis<Set<String>> {
    @Override
    protected Set<String> join(Set<String> a, Set<String> b) {
      Set<String> both = new TreeSet<>(a);
      both.addAll(b);
      return both;
    }

    @Override
    protected Set<String> exitState() {
      return Set.of("outside");
    }

    @Override
    protected Set<String> visitOperation(Operation op, Set<String> after) {
      return switch (op.name().name()) {
        case "memref.store" -> Set.of();
        case "memref.load" -> join(after, Set.of(DataFlowPrograms.tagOf(op)));
        default -> after;
      };
    }
  }

  private static Set<String> coming(String program) {
    Operation module = DataFlowPrograms.parse(program);
    return DataFlowPrograms.analyse(module, new ComingLoads()).after(DataFlowPrograms.tagged(module, "here"));
  }

  @Test
  void loads_branches_areJoined() {
    String program = """
        func.func @f(%c: i1, %v: i32, %m: memref<i32>) {
          memref.store %v, %m[] {tag = "here"} : memref<i32>
          cf.cond_br %c, ^bb1, ^bb2
        ^bb1:
          %0 = memref.load %m[] {tag = "a"} : memref<i32>
          memref.store %v, %m[] : memref<i32>
          %1 = memref.load %m[] {tag = "b"} : memref<i32>
          return
        ^bb2:
          return
        }""";

    assertThat(coming(program)).containsExactlyInAnyOrder("a", "outside");
  }

  @Test
  void loads_loop_reachFixpoint() {
    String program = """
        func.func @f(%n: index, %v: i32, %m: memref<i32>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          memref.store %v, %m[] {tag = "BEFORE"} : memref<i32>
          scf.for %i = %c0 to %n step %c1 {
            %0 = memref.load %m[] {tag = "loop"} : memref<i32>
            memref.store %v, %m[] {tag = "INSIDE"} : memref<i32>
          }
          %1 = memref.load %m[] {tag = "behind"} : memref<i32>
          memref.store %v, %m[] : memref<i32>
          return
        }""";

    assertThat(coming(program.replace("BEFORE", "here"))).containsExactlyInAnyOrder("loop", "behind");
    assertThat(coming(program.replace("INSIDE", "here"))).containsExactlyInAnyOrder("loop", "behind");
  }

  @Test
  void loads_calls_followPrivateFunctionsOnly() {
    String program = """
        func.func private @known(%v: i32, %m: memref<i32>) {
          %0 = memref.load %m[] {tag = "callee"} : memref<i32>
          memref.store %v, %m[] {tag = "INSIDE"} : memref<i32>
          return
        }
        func.func private @unknown(i32, memref<i32>)
        func.func @f(%v: i32, %m: memref<i32>) {
          memref.store %v, %m[] {tag = "BEFORE"} : memref<i32>
          call @CALLEE(%v, %m) : (i32, memref<i32>) -> ()
          %0 = memref.load %m[] {tag = "caller"} : memref<i32>
          memref.store %v, %m[] : memref<i32>
          return
        }""";
    String known = program.replace("CALLEE", "known");

    assertThat(coming(known.replace("BEFORE", "here"))).containsExactly("callee");
    assertThat(coming(known.replace("INSIDE", "here"))).containsExactly("caller");
    assertThat(coming(program.replace("CALLEE", "unknown").replace("BEFORE", "here"))).containsExactly("outside");
  }
}
