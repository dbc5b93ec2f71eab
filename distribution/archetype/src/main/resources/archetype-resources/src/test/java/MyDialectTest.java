// SPDX-License-Identifier: Apache-2.0
package ${package};

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ${package}.SignAnalysis.Sign;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.LatticeLaws;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Compilation;
import org.mortise.pipeline.Mortise;

/** Tests the dialect, the analysis and the pass in a plain Java program. */
class MyDialectTest {
  private static final Mortise MORTISE = Mortise.ofClassPath(MyDialectTest.class.getClassLoader());

  private static Compilation run(String passes, String program) {
    return MORTISE.run("builtin.module(" + passes + ")", SourceText.of("test.mlir", program));
  }

  @Test
  void parse_wrongType_isRejected() {
    Compilation compilation = run("", "%0 = \"${dialect}.negate\"(%0) : (i32) -> i32");

    assertFalse(compilation.succeeded());
    assertTrue(compilation.diagnostics().get(0).message().contains("must be index, but got 'i32'"),
        () -> compilation.diagnostics().toString());
  }

  @Test
  void join_allSigns_obeysTheLawsOfLattices() {
    LatticeLaws.check(new SignAnalysis(), List.of(Sign.values()));
  }

  @Test
  void removeNegations_zeroThroughBranches_isRemoved() {
    Compilation compilation = run("${dialect}-remove-negations", """
        func.func @f(%c: i1, %x: index) -> (index, index) {
          %zero = arith.constant 0 : index
          %z = scf.if %c -> index {
            scf.yield %zero : index
          } else {
            %0 = ${dialect}.negate %zero : index
            scf.yield %0 : index
          }
          %a = ${dialect}.negate %z : index
          %b = ${dialect}.negate %x : index
          return %a, %b : index, index
        }
        """);

    assertTrue(compilation.succeeded(), () -> compilation.diagnostics().toString());
    assertEquals("""
        module {
          func.func @f(%arg0: i1, %arg1: index) -> (index, index) {
            %c0 = arith.constant 0 : index
            %0 = scf.if %arg0 -> (index) {
              scf.yield %c0 : index
            } else {
              scf.yield %c0 : index
            }
            %1 = ${dialect}.negate %arg1 : index
            return %0, %1 : index, index
          }
        }
        """, compilation.text());
  }
}
