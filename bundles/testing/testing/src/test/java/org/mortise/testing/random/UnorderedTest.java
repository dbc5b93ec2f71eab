// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UnorderedTest {
  private static final String PROGRAM = """
      func.func @f(%arg0: memref<2xi64>, %arg1: memref<3xi64>, %arg2: i1, %arg3: i1) {
        %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xi64> -> memref<i64>, index, index, index
        %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %arg1 : memref<3xi64> -> memref<i64>, index, index, index
        %0:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<i64>, memref<i64>) if (%arg2, %arg3) retain (%arg0, %arg1 : memref<2xi64>, memref<3xi64>)
        "test.use"(%0#0, %0#1) : (i1, i1) -> ()
        return
      }
      """;

  @Test
  void of_reorderedDeallocOperands_isTheSame() {
    String other = """
        func.func @f(%arg0: memref<2xi64>, %arg1: memref<3xi64>, %arg2: i1, %arg3: i1) {
          %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<3xi64> -> memref<i64>, index, index, index
          %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %arg0 : memref<2xi64> -> memref<i64>, index, index, index
          %0:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<i64>, memref<i64>) if (%arg3, %arg2) retain (%arg1, %arg0 : memref<3xi64>, memref<2xi64>)
          "test.use"(%0#1, %0#0) : (i1, i1) -> ()
          return
        }
        """;
    assertThat(Unordered.form(other)).isEqualTo(Unordered.form(PROGRAM));
  }

  @Test
  void of_exchangedConditions_differs() {
    assertThat(Unordered.form(PROGRAM.replace("if (%arg2, %arg3)", "if (%arg3, %arg2)")))
        .isNotEqualTo(Unordered.form(PROGRAM));
  }

  @Test
  void of_otherUsedResult_differs() {
    assertThat(Unordered.form(PROGRAM.replace("(%0#0, %0#1)", "(%0#1, %0#0)"))).isNotEqualTo(Unordered.form(PROGRAM));
  }

  @Test
  void of_otherRetainedValues_differs() {
    assertThat(Unordered.form(PROGRAM.replace("retain (%arg0, %arg1 : memref<2xi64>, memref<3xi64>)",
        "retain (%arg0, %arg0 : memref<2xi64>, memref<2xi64>)"))).isNotEqualTo(Unordered.form(PROGRAM));
  }

  @Test
  void of_reorderedOtherOperations_differs() {
    String first = "\"test.a\"(%arg2) : (i1) -> ()\n";
    String second = "\"test.b\"(%arg2) : (i1) -> ()\n";
    assertThat(Unordered.form(first + second)).isNotEqualTo(Unordered.form(second + first));
  }
}
