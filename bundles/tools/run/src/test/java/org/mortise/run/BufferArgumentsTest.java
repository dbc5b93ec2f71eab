// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Buffers as arguments of {@code mortise-run}. The function returns where they lie. */
class BufferArgumentsTest {
  private static final String STRIDED = """
      func.func @main(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> (index, index, index, index, index) {
        %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
            : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
        return %offset, %sizes#0, %sizes#1, %strides#0, %strides#1 : index, index, index, index, index
      }
      """;
  private static final String STATIC = """
      func.func @main(%m: memref<?xf32, strided<[2], offset: 1>>) {
        return
      }
      """;
  private static final String UNRANKED = """
      func.func @main(%m: memref<*xf32>) -> f32 {
        %c1 = arith.constant 1 : index
        %r = memref.cast %m : memref<*xf32> to memref<2xf32, strided<[3], offset: 1>>
        %x = memref.load %r[%c1] : memref<2xf32, strided<[3], offset: 1>>
        return %x : f32
      }
      """;

  private static String run(String program, String arguments, String... more) throws IOException {
    String[] line = new String[more.length + 2];
    line[0] = "-";
    line[1] = "--args=" + arguments;
    System.arraycopy(more, 0, line, 2, more.length);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new RunTool().run(line, new ByteArrayInputStream(program.getBytes(StandardCharsets.UTF_8)), out, out);
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void buffer_withoutType_hasNoGaps() throws IOException {
    assertThat(run(STRIDED, "[[1, 2, 3], [4, 5, 6]]")).startsWith("""
        0 : index
        2 : index
        3 : index
        3 : index
        1 : index
        argument 0: dense<[[1.0""");
  }

  @Test
  void buffer_typeWithLayout_hasIt() throws IOException {
    for (String engine : new String[] {"checked", "compiled"}) {
      assertThat(run(STRIDED, "[[1, 2, 3], [4, 5, 6]] : memref<2x3xf32, strided<[10, 2], offset: 5>>",
          "--engine=" + engine)).startsWith("""
          5 : index
          2 : index
          3 : index
          10 : index
          2 : index
          argument 0: dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00""");
    }
  }

  @Test
  void buffer_dynamicSizesOfTheStatedType_followFromTheElements() throws IOException {
    assertThat(run(STRIDED, "[[1.5], [2]] : memref<?x?xf32, strided<[?, 7]>>"))
        .startsWith("0 : index\n2 : index\n1 : index\n1 : index\n7 : index\n");
  }

  @Test
  void complexNumbers_inBrackets_areOneElementEach() throws IOException {
    String program = """
        func.func @main(%m: memref<?xcomplex<f32>>, %c: complex<f64>) -> (index, complex<f64>) {
          %c0 = arith.constant 0 : index
          %n = memref.dim %m, %c0 : memref<?xcomplex<f32>>
          return %n, %c : index, complex<f64>
        }
        """;
    assertThat(run(program, "[(1.0,2.0)], (1, -2)")).startsWith("1 : index\n(1.0")
        .contains("argument 0: dense<(1.0", "-2.0");
    assertThat(run(program, "[(1, 2), (3.5, 4)], (0.0, 0.0)")).startsWith("2 : index\n");
  }

  @Test
  void brackets_thatDoNotMatch_areReported() throws IOException {
    assertThat(run(STRIDED, "[[1, 2, 3], [4, 5, 6]")).contains("a bracket is not closed: [[1, 2, 3], [4, 5, 6]");
    assertThat(run(STRIDED, "[1]], [2]")).contains("a bracket is closed that is not open: [1]]");
  }

  @Test
  void flagsOfValidation_withoutValidate_areReported() throws IOException {
    assertThat(run(STRIDED, "", "--validate-runs=2")).contains("for the --validate-runs option: requires --validate");
  }

  @Test
  void buffer_oneValueForAllElements_mayHaveALayout() throws IOException {
    assertThat(run(STRIDED, "dense<2.0> : memref<2x2xf32, strided<[1, 1]>>"))
        .contains("argument 0: dense<2.000000e+00>");
  }

  @Test
  void buffer_unranked_hasTheStatedLayout() throws IOException {
    assertThat(run(UNRANKED, "[3.0, 4.0] : memref<2xf32, strided<[3], offset: 1>>")).startsWith("4.000000e+00 : f32");
    assertThat(run(UNRANKED, "[3.0, 4.0]")).contains("error: 'memref.cast' op ");
  }

  @Test
  void buffer_staticLayout_needsNoType() throws IOException {
    assertThat(run(STATIC, "[3.0, 4.0]")).startsWith("argument 0: dense<[3.0");
    assertThat(run(STATIC, "[3.0, 4.0] : memref<2xf32, strided<[2], offset: 1>>")).startsWith("argument 0: ");
    assertThat(run(STATIC, "[3.0, 4.0] : tensor<2xf32>")).startsWith("argument 0: ");
  }

  @Test
  void buffer_mistakes_areReported() throws IOException {
    String start = "mortise-run: for the --args option: argument 0 of type ";
    assertThat(run(STATIC, "[3.0, 4.0] : memref<2xf32, strided<[2], offset: 2>>")).startsWith(start)
        .contains("a buffer of type memref<2xf32, strided<[2], offset: 2>> has another layout");
    assertThat(run(STATIC, "[3.0, 4.0] : memref<2xf32>")).startsWith(start).contains("has another layout");
    assertThat(run(STATIC, "[3.0, 4.0] : memref<2xf64, strided<[2], offset: 1>>")).startsWith(start)
        .contains("the elements have another type");
    assertThat(run(STATIC, "[3.0] : 5")).startsWith(start).contains("expected a type with a shape, but got 5");
    assertThat(run(STRIDED, "[[1, 2], [3, 4]] : memref<2x2xf32, strided<[1, 1]>>")).startsWith(start)
        .contains("elements that share memory have different values");
    assertThat(run(STRIDED, "[[1, 2]] : memref<1x2xf32, strided<[1, -1], offset: 3>>")).startsWith(start)
        .contains("a stride is negative");
    assertThat(run(STRIDED, "[[1, 2]] : memref<1x2xf32, strided<[1, 9223372036854775807]>>")).startsWith(start)
        .contains("overflow");
    assertThat(run(STRIDED, "[[1, 2]] : memref<1x2xf32, strided<[1, 900000000000]>>")).startsWith(start)
        .contains("exceeds the limit");
  }
}
