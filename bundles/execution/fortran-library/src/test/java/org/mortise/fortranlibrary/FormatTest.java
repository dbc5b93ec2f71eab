// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.execution.engine.Engine;
import org.mortise.execution.testing.ExecutedProgram;

class FormatTest {
  private static ExecutedProgram printing(String format) {
    return ExecutedProgram.of("""
        module attributes {fir.kindmap = ""} {
          func.func private @_FortranAioBeginExternalFormattedOutput(
              !fir.ref<i8>, i64, !fir.box<none>, i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
          func.func private @_FortranAioOutputReal64(!fir.ref<i8>, f64) -> i1
          func.func private @_FortranAioEndIoStatement(!fir.ref<i8>) -> i32
          func.func @f() {
            %text = fir.string_lit "FORMAT"(LENGTH) : !fir.char<1>
            %place = fir.alloca !fir.char<1,LENGTH>
            fir.store %text to %place : !fir.ref<!fir.char<1,LENGTH>>
            %format = fir.convert %place : (!fir.ref<!fir.char<1,LENGTH>>) -> !fir.ref<i8>
            %length = arith.constant LENGTH : i64
            %unit = arith.constant 6 : i32
            %none = fir.absent !fir.box<none>
            %x = arith.constant 1.5 : f64
            %s = fir.call @_FortranAioBeginExternalFormattedOutput(%format, %length, %none, %unit, %format, %unit)
                : (!fir.ref<i8>, i64, !fir.box<none>, i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
            %0 = fir.call @_FortranAioOutputReal64(%s, %x) : (!fir.ref<i8>, f64) -> i1
            %1 = fir.call @_FortranAioEndIoStatement(%s) : (!fir.ref<i8>) -> i32
            return
          }
        }""".replace("FORMAT", format).replace("LENGTH", Integer.toString(format.length())));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      (f5.2                                    | has a wrong format
      (q3)                                     | has a wrong format
      (i5)                                     | prints a real number by the descriptor I
      (2x)                                     | by a format that has no place for it
      (1000000(1000000(1000000())))            | by a format that has no place for it
      (1000000(1000000(1000000(x))),f5.2)      | exceeds the limit of
      (f5.2,1000000(1000000(1000000(x))))      | exceeds the limit of
      (1000000(1000000/),f5.2)                 | exceeds the limit of
      (1048577x,f5.2)                          | has a wrong format
      (1000000x,1000000x,f5.2)                 | a record of more than
      (f1000000.1000000)                       | exceeds the limit of
      """)
  void print_hostileFormat_isAnError(String format, String reason) {
    ExecutedProgram program = printing(format).withLimits(1_000_000, 1 << 26);
    assertThat(program.error("f", "")).contains(reason);
  }

  @Test
  void print_formatsWithGroups_endsInTime() {
    assertThat(printing("(2(f4.1,:,1x))").print(Engine.CHECKED, "f")).isEqualTo(" 1.5\n");
    assertThat(printing("(()f4.1)").print(Engine.CHECKED, "f")).isEqualTo(" 1.5\n");
  }
}
