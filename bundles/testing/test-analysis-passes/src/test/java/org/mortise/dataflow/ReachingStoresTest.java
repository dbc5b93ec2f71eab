// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Operation;

class ReachingStoresTest {
  private static Set<String> reaching(String program) {
    Operation module = DataFlowPrograms.parse(program);
    Operation here = DataFlowPrograms.tagged(module, "here");
    Set<Operation> stores = DataFlowPrograms.analyse(module, new ReachingStores()).before(here);
    return stores.stream().map(op -> op == module ? "outside" : DataFlowPrograms.tagOf(op)).collect(Collectors.toSet());
  }

  @Test
  void stores_branches_areJoined() {
    assertThat(reaching("""
        func.func @f(%c: i1, %v: i32, %m: memref<i32>) {
          memref.store %v, %m[] {tag = "a"} : memref<i32>
          cf.cond_br %c, ^bb1, ^bb2
        ^bb1:
          memref.store %v, %m[] {tag = "b"} : memref<i32>
          cf.br ^bb2
        ^bb2:
          %0 = memref.load %m[] {tag = "here"} : memref<i32>
          return
        }""")).containsExactlyInAnyOrder("a", "b");
  }

  @Test
  void stores_loop_reachFixpoint() {
    String program = """
        func.func @f(%n: index, %v: i32, %m: memref<i32>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          scf.for %i = %c0 to %n step %c1 {
            %0 = memref.load %m[] {tag = "INSIDE"} : memref<i32>
            memref.store %v, %m[] {tag = "loop"} : memref<i32>
          }
          %1 = memref.load %m[] {tag = "BEHIND"} : memref<i32>
          return
        }""";

    assertThat(reaching(program.replace("INSIDE", "here"))).containsExactlyInAnyOrder("loop", "outside");
    assertThat(reaching(program.replace("BEHIND", "here"))).containsExactlyInAnyOrder("loop", "outside");
  }

  @Test
  void stores_calls_followPrivateFunctionsOnly() {
    String program = """
        func.func private @known(%v: i32, %m: memref<i32>) {
          %0 = memref.load %m[] {tag = "INSIDE"} : memref<i32>
          memref.store %v, %m[] {tag = "callee"} : memref<i32>
          return
        }
        func.func private @unknown(i32, memref<i32>)
        func.func @f(%v: i32, %m: memref<i32>) {
          memref.store %v, %m[] {tag = "caller"} : memref<i32>
          call @CALLEE(%v, %m) : (i32, memref<i32>) -> ()
          %0 = memref.load %m[] {tag = "BEHIND"} : memref<i32>
          return
        }""";
    String known = program.replace("CALLEE", "known");

    assertThat(reaching(known.replace("INSIDE", "here"))).containsExactlyInAnyOrder("caller");
    assertThat(reaching(known.replace("BEHIND", "here"))).containsExactlyInAnyOrder("callee");
    assertThat(reaching(program.replace("CALLEE", "unknown").replace("BEHIND", "here")))
        .as("the function may write or not").containsExactlyInAnyOrder("caller", "outside");
    assertThat(reaching(known.replace("private @known", "@known").replace("INSIDE", "here")))
        .as("a public function is also called from outside").containsExactlyInAnyOrder("caller", "outside");
  }
}
