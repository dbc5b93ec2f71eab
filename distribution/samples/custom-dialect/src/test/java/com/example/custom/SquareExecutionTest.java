// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.execution.engine.Engine;
import org.mortise.ir.Operation;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Mortise;

class SquareExecutionTest {
  @Test
  void square_byBothEngines_isMultiplied() {
    Operation module = Mortise.ofClassPath(SquareExecutionTest.class.getClassLoader())
        .run("builtin.module()", SourceText.of("test.mlir", """
            func.func @main(%x: i32) -> i32 {
              %y = custom.square %x : i32
              return %y : i32
            }
            """)).module();
    Program program = new Program(module, List.of());
    for (Engine engine : Engine.ofClassPath()) {
      Object[] results =
          engine.begin(program, ExecutionOptions.DEFAULTS).call(program.function("main"), List.of(-12L));
      assertArrayEquals(new Object[] {144L}, results);
    }
  }
}
