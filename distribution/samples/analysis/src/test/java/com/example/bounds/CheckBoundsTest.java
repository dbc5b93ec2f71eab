// SPDX-License-Identifier: Apache-2.0
package com.example.bounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.LatticeLaws;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Compilation;
import org.mortise.pipeline.Mortise;
import org.mortise.pipeline.RunOptions;

/** Tests the ranges of indices by the diagnostics of the pass. */
class CheckBoundsTest {
  private static final Mortise MORTISE = Mortise.ofClassPath(CheckBoundsTest.class.getClassLoader());
  private static final String ANY = "between -9223372036854775808 and 9223372036854775807";

  private static void assertReports(String program, String... messages) {
    Compilation compilation = MORTISE.run("builtin.module(check-bounds)", SourceText.of("test.mlir", program),
        RunOptions.DEFAULTS.withRemarks(true));
    assertTrue(compilation.succeeded(), () -> compilation.diagnostics().toString());
    assertEquals(List.of(messages), compilation.diagnostics().stream().map(Diagnostic::message).toList());
  }

  @Test
  void join_samples_obeysTheLawsOfLattices() {
    List<IntegerRange> samples = new ArrayList<>(List.of(IntegerRange.full(8)));
    for (int least : new int[] {-128, -2, 0, 3, 127}) {
      for (int most : new int[] {-128, -1, 5, 127}) {
        if (least <= most) {
          samples.add(IntegerRange.ofSigned(8, BigInteger.valueOf(least), BigInteger.valueOf(most)));
        }
      }
    }
    LatticeLaws.check(new RangeAnalysis(), samples);
  }

  @Test
  void check_countingLoop_isBoundedByItsEnd() {
    assertReports("""
        func.func @f(%m: memref<10xf32>, %n: index) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c10 = arith.constant 10 : index
          scf.for %i = %c0 to %c10 step %c1 {
            %0 = memref.load %m[%i] : memref<10xf32>
            %next = arith.addi %i, %c1 : index
            %1 = memref.load %m[%next] : memref<10xf32>
          }
          scf.for %i = %c0 to %n step %c1 {
            %2 = memref.load %m[%i] : memref<10xf32>
          }
          return
        }
        """, "index 0 of 'memref.load' is between 1 and 10, the size is 10",
        "index 0 of 'memref.load' is between 0 and 9223372036854775806, the size is 10");
  }

  @Test
  void check_laterGrowingBound_isFound() {
    assertReports("""
        func.func @f(%m: memref<15xf32>, %n: index) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c15 = arith.constant 15 : index
          %r = scf.for %k = %c0 to %c15 step %c1 iter_args(%end = %c15) -> index {
            scf.for %i = %c0 to %end step %c1 {
              %0 = memref.load %m[%i] : memref<15xf32>
            }
            scf.yield %n : index
          }
          return
        }
        """, "index 0 of 'memref.load' is between 0 and 9223372036854775806, the size is 15");
  }

  @Test
  void check_loopOfBlocks_isNarrowedByItsCondition() {
    assertReports("""
        func.func @f(%m: memref<10xf32>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c10 = arith.constant 10 : index
          cf.br ^head(%c0 : index)
        ^head(%i: index):
          %more = arith.cmpi slt, %i, %c10 : index
          cf.cond_br %more, ^body, ^exit
        ^body:
          %0 = memref.load %m[%i] : memref<10xf32>
          %next = arith.addi %i, %c1 : index
          cf.br ^head(%next : index)
        ^exit:
          %1 = memref.load %m[%i] : memref<10xf32>
          return
        }
        """, "index 0 of 'memref.load' is between 10 and 10, which is out of bounds");
  }

  @Test
  void check_guard_provesIndex() {
    assertReports("""
        func.func @f(%m: memref<10xf32>, %i: index) {
          %c10 = arith.constant 10 : index
          %inside = arith.cmpi ult, %i, %c10 : index
          scf.if %inside {
            %0 = memref.load %m[%i] : memref<10xf32>
          } else {
            %1 = memref.load %m[%i] : memref<10xf32>
          }
          return
        }
        """, "index 0 of 'memref.load' is " + ANY + ", the size is 10");
  }

  @Test
  void check_guardWithSwappedOperands_provesIndex() {
    assertReports("""
        func.func @f(%m: memref<10xf32>, %i: index) {
          %c10 = arith.constant 10 : index
          %inside = arith.cmpi ugt, %c10, %i : index
          scf.if %inside {
            %0 = memref.load %m[%i] : memref<10xf32>
          }
          return
        }
        """);
  }

  /** The first operand is never selected: five is not less than zero. */
  @Test
  void check_selectionWithContradiction_isReached() {
    assertReports("""
        func.func @f(%m: memref<10xf32>) {
          %c0 = arith.constant 0 : index
          %c5 = arith.constant 5 : index
          %c20 = arith.constant 20 : index
          %less = arith.cmpi slt, %c5, %c0 : index
          %j = arith.select %less, %c5, %c20 : index
          %0 = memref.load %m[%j] : memref<10xf32>
          return
        }
        """, "index 0 of 'memref.load' is between 20 and 20, which is out of bounds");
  }

  @Test
  void check_recursion_endsAndIsSound() {
    assertReports("""
        func.func private @count(%m: memref<10xf32>, %i: index) {
          %c1 = arith.constant 1 : index
          %0 = memref.load %m[%i] : memref<10xf32>
          %next = arith.addi %i, %c1 : index
          call @count(%m, %next) : (memref<10xf32>, index) -> ()
          return
        }
        func.func @f(%m: memref<10xf32>) {
          %c3 = arith.constant 3 : index
          call @count(%m, %c3) : (memref<10xf32>, index) -> ()
          return
        }
        """, "index 0 of 'memref.load' is " + ANY + ", the size is 10");
  }

  @Test
  void check_dynamicSizeAndNegativeIndex_areReported() {
    assertReports("""
        func.func @f(%m: memref<?xf32>, %x: f32) {
          %c0 = arith.constant 0 : index
          %minus = arith.constant -1 : index
          memref.store %x, %m[%c0] : memref<?xf32>
          memref.store %x, %m[%minus] : memref<?xf32>
          return
        }
        """, "index 0 of 'memref.store' is between 0 and 0, the size is not known",
        "index 0 of 'memref.store' is between -1 and -1, which is out of bounds");
  }
}
