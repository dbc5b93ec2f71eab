// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mortise.execution.engine.Engine.CHECKED;
import static org.mortise.execution.testing.ExecutedProgram.COMPILED;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.execution.Program;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.execution.ExternalFunctions;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.symbols.SymbolTable;

class CompiledEngineTest {
  private static final String LOOP = """
      func.func @sum(%from: index, %to: index) -> (i64, index) {
        %zero = arith.constant 0 : i64
        %one = arith.constant 1 : index
        %step = arith.constant STEP : index
        %m = memref.alloca() : memref<64xi64>
        %c63 = arith.constant 63 : index
        %c64 = arith.constant 64 : index
        scf.for %i = %zeroth to %c64 step %one {
          %x = arith.index_cast %i : index to i64
          memref.store %x, %m[%i] : memref<64xi64>
        }
        %s, %last = scf.for %i = %from to %to step %step iter_args(%a = %zero, %b = %one) -> (i64, index) {
          %x = arith.index_cast %i : index to i64
          %k = arith.andi %i, %c63 : index
          %y = memref.load %m[%k] : memref<64xi64>
          %z = arith.addi %x, %y : i64
          %c = arith.addi %a, %z : i64
          scf.yield %c, %i : i64, index
        }
        return %s, %last : i64, index
      }
      """;

  @ParameterizedTest
  @CsvSource({"0, 10, 1", "-5, 5, 1", "5, -5, 1", "2147483640, 2147483660, 1", "-2147483660, -2147483640, 7",
      "4611686018427387904, 4611686018427387920, 3", "0, 34359738368, 1048576",
      "-34359738368, 34359738367, 1048576", "9223372036854775790, 9223372036854775800, 1",
      "-9223372036854775808, -9223372036854775800, 2"})
  void loop_countersOfAnySize_matchCheckedEngine(long from, long to, long step) {
    Program program = Programs.of(LOOP.replace("STEP", String.valueOf(step)).replace("%zeroth", "%c0")
        .replace("%one = ", "%c0 = arith.constant 0 : index\n  %one = "));
    assertThat(Programs.call(program, COMPILED, "sum", from, to))
        .isEqualTo(Programs.call(program, CHECKED, "sum", from, to));
  }

  // ---- memory ------------------------------------------------------------------------------------------------------

  @Test
  void memory_readAsOtherTypes_hasTheSameBytes() {
    Program program = Programs.of("""
        func.func @main() -> (i64, f32, f64, i8, i64, bf16) {
          %n = arith.constant 64 : index
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c3 = arith.constant 3 : index
          %c4 = arith.constant 4 : index
          %c5 = arith.constant 5 : index
          %c7 = arith.constant 7 : index
          %c8 = arith.constant 8 : index
          %m = memref.alloc(%n) : memref<?xi8>
          scf.for %i = %c0 to %n step %c1 {
            %x = arith.index_cast %i : index to i8
            memref.store %x, %m[%i] : memref<?xi8>
          }
          %v = memref.view %m[%c8][%c4] : memref<?xi8> to memref<?xi64>
          %a = memref.load %v[%c1] : memref<?xi64>
          %f = memref.view %m[%c3][%c5] : memref<?xi8> to memref<?x2xf32>
          %k = arith.constant 1.5 : f32
          memref.store %k, %f[%c4, %c1] : memref<?x2xf32>
          %b = memref.load %f[%c3, %c0] : memref<?x2xf32>
          %d = memref.view %m[%c0][] : memref<?xi8> to memref<4x2xf64>
          %e = memref.load %d[%c3, %c1] : memref<4x2xf64>
          %g = memref.load %m[%c7] : memref<?xi8>
          %s = memref.subview %v[%c1][%c3][1] : memref<?xi64> to memref<?xi64, strided<[1], offset: ?>>
          %h = memref.load %s[%c1] : memref<?xi64, strided<[1], offset: ?>>
          %w = memref.view %m[%c1][] : memref<?xi8> to memref<7xbf16>
          %z = memref.load %w[%c3] : memref<7xbf16>
          memref.dealloc %m : memref<?xi8>
          return %a, %b, %e, %g, %h, %z : i64, f32, f64, i8, i64, bf16
        }
        """);
    assertThat(Programs.call(program, COMPILED, "main")).isEqualTo(Programs.call(program, CHECKED, "main"));
  }

  @Test
  void copy_overlappingParts_isAsIfReadBefore() {
    Program program = Programs.of("""
        func.func @main() -> (i32, i32) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c2 = arith.constant 2 : index
          %c9 = arith.constant 9 : index
          %c10 = arith.constant 10 : index
          %m = memref.alloc() : memref<10xi32>
          scf.for %i = %c0 to %c10 step %c1 {
            %x = arith.index_cast %i : index to i32
            memref.store %x, %m[%i] : memref<10xi32>
          }
          %a = memref.subview %m[0][9][1] : memref<10xi32> to memref<9xi32, strided<[1]>>
          %b = memref.subview %m[1][9][1] : memref<10xi32> to memref<9xi32, strided<[1], offset: 1>>
          memref.copy %a, %b : memref<9xi32, strided<[1]>> to memref<9xi32, strided<[1], offset: 1>>
          %r = memref.load %m[%c2] : memref<10xi32>
          %s = memref.load %m[%c9] : memref<10xi32>
          memref.dealloc %m : memref<10xi32>
          return %r, %s : i32, i32
        }
        """);
    assertThat(Programs.call(program, COMPILED, "main")).isEqualTo(List.of(1L, 8L));
  }

  // ---- errors ------------------------------------------------------------------------------------------------------

  @Test
  void access_outsideOfTheArray_isErrorAtItsLineWithCalls() {
    Program program = Programs.of("""
        func.func @inner(%m: memref<4xf32>, %i: index) -> f32 {
          %r = memref.load %m[%i] : memref<4xf32>
          return %r : f32
        }
        func.func @main(%i: index) -> f32 {
          %m = memref.alloc() : memref<4xf32>
          %r = call @inner(%m, %i) : (memref<4xf32>, index) -> f32
          memref.dealloc %m : memref<4xf32>
          return %r : f32
        }
        """);
    Diagnostic error = Programs.error(program, COMPILED, "main", 4L);
    assertThat(error.message()).startsWith("'memref.load' op accesses memory out of bounds: index 4 out of bounds");
    assertThat(Programs.lines(error)).containsExactly(2, 7);
    assertThat(Programs.lines(Programs.error(program, COMPILED, "main", -1L))).containsExactly(2, 7);
  }

  @ParameterizedTest
  @ValueSource(strings = {"divsi", "divui", "remsi", "remui", "floordivsi", "ceildivsi", "ceildivui"})
  void division_byZero_isErrorAtItsLine(String operation) {
    for (String type : List.of("i64", "i32", "i8", "index")) {
      Program program = Programs.of("""
          func.func @main(%%a: %2$s, %%b: %2$s) -> %2$s {
            %%r = arith.%1$s %%a, %%b : %2$s
            return %%r : %2$s
          }
          """.formatted(operation, type));
      Diagnostic error = Programs.error(program, COMPILED, "main", 7L, 0L);
      assertThat(error.message()).isEqualTo("'arith." + operation + "' op divides by zero");
      assertThat(Programs.lines(error)).containsExactly(2);
    }
  }

  @Test
  void recursion_withoutEnd_isErrorAtTheCall() {
    Program program = Programs.of("""
        func.func @main(%n: i64) -> i64 {
          %one = arith.constant 1 : i64
          %m = arith.addi %n, %one : i64
          %r = call @main(%m) : (i64) -> i64
          %s = arith.addi %r, %m : i64
          return %s : i64
        }
        """);
    Diagnostic error = Programs.error(program, COMPILED, "main", 0L);
    assertThat(error.message()).isEqualTo("'func.call' op exceeds the limit of 100000 nested calls");
    assertThat(Programs.lines(error)).startsWith(4, 4);
  }

  @Test
  void assertion_thatFails_isErrorAtItsLine() {
    Program program = Programs.of("""
        func.func @main(%c: i1) {

          cf.assert %c, "all is well"
          return
        }
        """);
    assertThat(Programs.call(program, COMPILED, "main", -1L)).isEmpty();
    Diagnostic error = Programs.error(program, COMPILED, "main", 0L);
    assertThat(error.message()).isEqualTo("'cf.assert' op failed: all is well");
    assertThat(Programs.lines(error)).containsExactly(3);
  }

  @Test
  void allocation_largerThanTheMemory_isErrorAtItsLine() {
    Program program = Programs.of("""
        func.func @main(%n: index) {
          %m = memref.alloc(%n) : memref<?xi64>
          %c0 = arith.constant 0 : index
          %x = memref.load %m[%c0] : memref<?xi64>
          memref.dealloc %m : memref<?xi64>
          return
        }
        """);
    assertThat(Programs.error(program, COMPILED, "main", 1L << 60).message()).contains("is not possible");
    assertThat(Programs.error(program, COMPILED, "main", 1L << 40).message())
        .startsWith("'memref.alloc' op exceeds the limit of ").endsWith(" bytes");
    assertThat(Programs.error(program, COMPILED, "main", -1L).message()).contains("negative size");
  }

  @Test
  void externalFunction_withoutImplementation_isErrorAtTheCall() {
    Program program = Programs.of("""
        func.func private @unknown(i64)
        func.func @main(%n: i64) {
          call @unknown(%n) : (i64) -> ()
          return
        }
        """);
    Diagnostic error = Programs.error(program, COMPILED, "main", 1L);
    assertThat(error.message()).contains("nothing implements");
    assertThat(Programs.lines(error)).containsExactly(3);
  }

  @Test
  void stackTrace_ofExternalFunction_namesLinesOfTheProgram() {
    List<String> frames = new ArrayList<>();
    Primitive external = (arguments, machine) -> {
      for (StackTraceElement element : Thread.currentThread().getStackTrace()) {
        if (element.getClassName().startsWith("mlir.")) {
          frames.add(element.getMethodName() + ":" + element.getFileName() + ":" + element.getLineNumber());
        }
      }
      return Primitive.NOTHING;
    };
    ExternalFunctions functions =
        declaration -> "look".equals(SymbolTable.getSymbolName(declaration)) ? external : null;
    Program program = Programs.of("""
        func.func private @look()
        func.func @inner() {
          call @look() : () -> ()
          return
        }
        func.func @main() {
          call @inner() : () -> ()
          return
        }
        """, functions);
    Programs.call(program, COMPILED, "main");
    assertThat(frames).containsExactly("inner:test.mlir:3", "main:test.mlir:7");
  }

  // ---- large functions ---------------------------------------------------------------------------------------------

  @Test
  void function_ofManyArgumentsAndResults_passesAll() {
    List<Object> numbers = new ArrayList<>();
    Program program = manyValues(400, numbers);
    assertThat(Programs.call(program, COMPILED, "main", numbers.toArray())).isEqualTo(numbers);
  }

  @Test
  void function_tooLargeForAMethod_isErrorAtIt() {
    List<Object> numbers = new ArrayList<>();
    Program program = manyValues(20_000, numbers);
    assertThat(Programs.error(program, COMPILED, "main", numbers.toArray()).message())
        .isEqualTo("has operations with too many operands to be compiled");
  }

  /** Returns a program whose main function returns its arguments by another function, and adds values for them. */
  private static Program manyValues(int count, List<Object> numbers) {
    List<String> parameters = new ArrayList<>();
    List<String> types = new ArrayList<>();
    List<String> values = new ArrayList<>();
    List<String> results = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      types.add(i % 3 == 0 ? "i64" : i % 3 == 1 ? "f32" : "i1");
      values.add("%a" + i);
      parameters.add("%a" + i + ": " + types.get(i));
      results.add("%r#" + i);
      numbers.add(i % 3 == 0 ? (Object) (long) i : i % 3 == 1 ? (Object) (float) i : (Object) (i % 2 == 0 ? 0L : -1L));
    }
    return Programs.of("""
        func.func @many(%1$s) -> (%2$s) {
          return %3$s : %2$s
        }
        func.func @main(%1$s) -> (%2$s) {
          %%r:%5$d = call @many(%3$s) : (%2$s) -> (%2$s)
          return %4$s : %2$s
        }
        """.formatted(String.join(", ", parameters), String.join(", ", types), String.join(", ", values),
        String.join(", ", results), count));
  }

  // ---- undefined values --------------------------------------------------------------------------------------------

  /** Undefined values that are not Java numbers make results undefined, and have no Java text. */
  @ParameterizedTest
  @CsvSource({"complex.add, complex<f32>", "complex.mul, complex<f64>", "arith.addf, f128", "arith.addi, i128",
      "arith.addf, vector<4xf32>", "arith.mulf, tensor<2xf80>"})
  void undefined_objectOperand_isNoError(String operation, String type) {
    Program program = Programs.of("""
        func.func @main() -> i32 {
          %p = ub.poison : TYPE
          %q = NAME %p, %p : TYPE
          %c = arith.constant 7 : i32
          return %c : i32
        }""".replace("TYPE", type).replace("NAME", operation));
    assertThat(Programs.call(program, COMPILED, "main")).isEqualTo(Programs.call(program, CHECKED, "main"));
  }
}
