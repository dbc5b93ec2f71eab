// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.execution.engine.Engine;
import org.mortise.execution.testing.ExecutedProgram;

class StackPointersTest {
  @ParameterizedTest
  @ValueSource(strings = {
      "%s = fir.call @llvm.stacksave.p0() : () -> !fir.ref<i8>; "
          + "fir.call @llvm.stackrestore.p0(%s) : (!fir.ref<i8>) -> ()",
      "%s = llvm.intr.stacksave : !llvm.ptr; llvm.intr.stackrestore %s : !llvm.ptr"
  })
  void stackRestore_endsLaterMemoryOnly(String calls) {
    String program = """
        func.func @f(%n: index, %b: i1) -> i32 {
          %c = arith.constant 7 : i32
          %before = fir.alloca i32
          fir.store %c to %before : !fir.ref<i32>
          SAVE
          %after = fir.alloca i32
          fir.store %c to %after : !fir.ref<i32>
          RESTORE
          %p = arith.select %b, %after, %before : !fir.ref<i32>
          %v = fir.load %p : !fir.ref<i32>
          return %v : i32
        }
        func.func private @llvm.stacksave.p0() -> !fir.ref<i8>
        func.func private @llvm.stackrestore.p0(!fir.ref<i8>)
        """.replace("SAVE", calls.split("; ")[0]).replace("RESTORE", calls.split("; ")[1]);
    for (Engine engine : ExecutedProgram.ENGINES) {
      assertThat(ExecutedProgram.of(program).call(engine, "f", "1, false")).as(engine.name()).isEqualTo("7");
    }
    assertThat(ExecutedProgram.of(program).error("f", "1, true")).contains("after the end of its scope");
  }
}
