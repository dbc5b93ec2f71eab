// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import org.junit.jupiter.api.Test;
import org.mortise.compiledexecution.JavaFunctions;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.execution.runtime.MemRef;

class JavaFunctionsTest {
  private static JavaFunctions functions(String text) {
    return new JavaFunctions(Programs.of(text), ExecutionOptions.DEFAULTS);
  }

  /** The example of the documentation. */
  @Test
  void function_onArrays_worksWithoutCopies() throws Throwable {
    Program program = Programs.of("""
        func.func @axpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %n = memref.dim %x, %c0 : memref<?xf32>
          scf.for %i = %c0 to %n step %c1 {
            %u = memref.load %x[%i] : memref<?xf32>
            %v = memref.load %y[%i] : memref<?xf32>
            %w = arith.mulf %a, %u : f32
            %s = arith.addf %v, %w : f32
            memref.store %s, %y[%i] : memref<?xf32>
          }
          return
        }
        """);
    JavaFunctions functions = new JavaFunctions(program, ExecutionOptions.DEFAULTS);
    MethodHandle axpy = functions.function("axpy"); // (float, float[], float[])
    float[] x = {1, 2, 3};
    float[] y = {10, 20, 30};
    axpy.invokeExact(2f, x, y);
    assertThat(y).containsExactly(12, 24, 36);
  }

  @Test
  void function_numbersOfAllWidths_haveTheirJavaTypes() throws Throwable {
    JavaFunctions functions = functions("""
        func.func @condition(%a: i1) -> i1 {
          %t = arith.constant true
          %r = arith.xori %a, %t : i1
          return %r : i1
        }
        func.func @numbers(%a: i8, %b: i16, %c: i32, %d: i64, %e: index, %f: f32, %g: f64) -> f64 {
          %u = arith.sitofp %a : i8 to f64
          %v = arith.sitofp %b : i16 to f64
          %w = arith.sitofp %c : i32 to f64
          %x = arith.sitofp %d : i64 to f64
          %i = arith.index_cast %e : index to i64
          %y = arith.sitofp %i : i64 to f64
          %z = arith.extf %f : f32 to f64
          %0 = arith.addf %u, %v : f64
          %1 = arith.addf %w, %0 : f64
          %2 = arith.addf %x, %1 : f64
          %3 = arith.addf %y, %2 : f64
          %4 = arith.addf %z, %3 : f64
          %5 = arith.addf %g, %4 : f64
          return %5 : f64
        }
        func.func @narrow(%a: i8) -> i8 {
          %r = arith.addi %a, %a : i8
          return %r : i8
        }
        func.func @several(%a: i32, %b: i1) -> (i1, i32) {
          return %b, %a : i1, i32
        }
        """);
    assertThat((boolean) functions.function("condition").invokeExact(true)).isFalse();
    assertThat((boolean) functions.function("condition").invokeExact(false)).isTrue();
    MethodHandle numbers = functions.function("numbers");
    assertThat((double) numbers.invokeExact((byte) -1, (short) -20, 300, 4000L, 50000L, 0.5f, 0.25))
        .isEqualTo(54279.75);
    assertThat((byte) functions.function("narrow").invokeExact((byte) 100)).isEqualTo((byte) -56);
    assertThat((Object[]) functions.function("several").invokeExact(7, true)).containsExactly(-1L, 7L);
  }

  @Test
  void buffer_ofSeveralDimensions_sharesItsArray() throws Throwable {
    JavaFunctions functions = functions("""
        func.func @set(%m: memref<?x3xi64>, %x: i64) -> memref<?x3xi64> {
          %c1 = arith.constant 1 : index
          %c2 = arith.constant 2 : index
          memref.store %x, %m[%c1, %c2] : memref<?x3xi64>
          return %m : memref<?x3xi64>
        }
        """);
    MethodHandle set = functions.function("set");
    assertThat(set.type()).isEqualTo(MethodType.methodType(MemRef.class, MemRef.class, long.class));
    long[] array = new long[6];
    MemRef buffer = functions.buffer(array, 2, 3);
    MemRef result = (MemRef) set.invokeExact(buffer, 9L);
    assertThat(array).containsExactly(0, 0, 0, 0, 0, 9);
    assertThat(functions.elements(result)).isSameAs(array);
    assertThatThrownBy(() -> functions.buffer(array, 2, 2)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> functions.buffer(new String[6], 6)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void function_thatFails_throwsExecutionException() {
    JavaFunctions functions = functions("""
        func.func @get(%m: memref<4xf64>, %i: index) -> f64 {
          %r = memref.load %m[%i] : memref<4xf64>
          return %r : f64
        }
        """);
    MethodHandle get = functions.function("get");
    assertThatThrownBy(() -> {
      double ignored = (double) get.invokeExact(new double[4], 4L);
    }).isInstanceOfSatisfying(ExecutionException.class,
        error -> assertThat(Programs.lines(error.diagnostic())).containsExactly(2));
    assertThatThrownBy(() -> {
      double ignored = (double) get.invokeExact(new double[3], 0L);
    }).isInstanceOf(IllegalArgumentException.class).hasMessage("3 elements for a buffer of the type memref<4xf64>");
    assertThatThrownBy(() -> functions.function("missing")).isInstanceOf(IllegalArgumentException.class);
  }
}
