// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.viewopgraph;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The graphs in the page of a run, as data. */
class ReportedGraphsTest {
  @Test
  void controlFlow_region_isInClusterOfItsOperation() {
    String data = ReportedPage.dataOf("""
        func.func @f(%c: i1) {
          scf.if %c {
          }
          return
        }
        """, "b0");

    assertThat(data).contains("[\"func.func @f\",\"cluster\",-1]").contains("[\"scf.if\",\"cluster\",0]")
        .contains("[\"^bb0:\\nscf.yield\",\"box\",2]").contains("[1,3,\"\",true]");
  }

  @Test
  void controlFlow_oneBlock_isNothing() {
    assertThat(ReportedPage.dataOf("func.func @f() { return }", "b0")).doesNotContain("controlFlow");
  }

  @Test
  void controlFlow_manyBlocks_countsOmittedBlocks() {
    StringBuilder program = new StringBuilder("func.func @f() {\n");
    for (int i = 1; i < 400; i++) {
      program.append("  cf.br ^bb").append(i).append("\n^bb").append(i).append(":\n");
    }
    assertThat(ReportedPage.dataOf(program + "  return\n}\n", "b0")).contains("{\"left\":251,")
        .contains("[148,149,\"\",false]").doesNotContain("[149,");
  }

  @Test
  void controlFlow_longBlock_showsFirstLines() {
    String program = "func.func @f() {\n" + "  func.call @f() : () -> ()\n".repeat(30)
        + "  cf.br ^bb1\n^bb1:\n  return\n}\n";

    assertThat(ReportedPage.dataOf(program, "b0")).contains("\\n... 23 more lines");
  }

  @Test
  void aliases_view_hasEdgeFromItsBuffer() {
    String data = ReportedPage.dataOf("""
        func.func @f(%m: memref<4xf32>) {
          %v = memref.cast %m : memref<4xf32> to memref<?xf32>
          return
        }
        """, "b0");

    assertThat(data).contains("memref.cast").contains("\"edges\":[[1,2,\"\",false]]}");
  }

  @Test
  void calls_functions_haveEdgesToCallees() {
    String data = ReportedPage.dataOf("""
        func.func @f() {
          call @g() : () -> ()
          return
        }
        func.func @g() { return }
        """, "calls");

    assertThat(data).contains("func.func @f").contains("[1,0,\"\",false]");
  }
}
