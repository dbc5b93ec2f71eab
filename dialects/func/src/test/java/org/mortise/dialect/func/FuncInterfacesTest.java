// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mortise.testing.ClassPathContext.parseAndFind;

import org.junit.jupiter.api.Test;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.CallableOpInterface;

class FuncInterfacesTest {
  private static final String PROGRAM = """
      func.func private @g(i32) -> f32
      func.func @f(%x: i32) -> f32 {
        %0 = call @g(%x) : (i32) -> f32
        return %0 : f32
      }
      """;

  @Test
  void callInterface_call_namesCalleeAndArguments() {
    Operation op = parseAndFind(PROGRAM, "func.call");
    CallOpInterface call = op.getInterface(CallOpInterface.class);

    assertThat(call.getCalleeSymbol(op).toString()).isEqualTo("@g");
    assertThat(call.getCalleeValue(op)).isNull();
    assertThat(call.getArgOperands(op).get(0)).isSameAs(op.operand(0));
  }

  @Test
  void callInterface_indirectCall_namesValueAndArguments() {
    Operation op = parseAndFind("""
        func.func @f(%g: (i32) -> f32, %x: i32) -> f32 {
          %0 = call_indirect %g(%x) : (i32) -> f32
          return %0 : f32
        }
        """, "func.call_indirect");
    CallOpInterface call = op.getInterface(CallOpInterface.class);

    assertThat(call.getCalleeSymbol(op)).isNull();
    assertThat(call.getCalleeValue(op)).isSameAs(op.operand(0));
    assertThat(call.getArgOperands(op).get(0)).isSameAs(op.operand(1));
  }

  @Test
  void callableInterface_declaration_hasTypesAndNoRegion() {
    Operation op = parseAndFind(PROGRAM, "func.func");
    CallableOpInterface callable = op.getInterface(CallableOpInterface.class);

    assertThat(callable.getCallableRegion(op)).isNull();
    assertThat(callable.getArgumentTypes(op)).hasToString("[i32]");
    assertThat(callable.getResultTypes(op)).hasToString("[f32]");
  }
}
