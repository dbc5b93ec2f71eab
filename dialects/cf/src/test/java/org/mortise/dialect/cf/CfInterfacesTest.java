// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mortise.testing.ClassPathContext.parseAndFind;

import org.junit.jupiter.api.Test;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.types.IntegerType;

class CfInterfacesTest {
  private static final String PROGRAM = """
      func.func @f(%c: i1, %x: f32, %y: f32) {
        cf.cond_br %c, ^bb1(%x : f32), ^bb2(%y, %x : f32, f32)
      ^bb1(%a: f32):
        return
      ^bb2(%b: f32, %d: f32):
        return
      }
      """;

  @Test
  void successorOperands_conditionalBranch_belongToSuccessor() {
    Operation op = parseAndFind(PROGRAM, "cf.cond_br");
    BranchOpInterface branch = op.getInterface(BranchOpInterface.class);

    assertThat(branch.getSuccessorOperands(op, 0).size()).isEqualTo(1);
    assertThat(branch.getSuccessorOperands(op, 1).size()).isEqualTo(2);
    assertThat(branch.getSuccessorOperands(op, 1).get(0)).isSameAs(op.operand(2));
  }

  @Test
  void successorForOperands_constantCondition_isTaken() {
    Operation op = parseAndFind(PROGRAM, "cf.cond_br");
    BranchOpInterface branch = op.getInterface(BranchOpInterface.class);
    Attribute[] constants = new Attribute[op.operandCount()];

    assertThat(branch.getSuccessorForOperands(op, constants)).isNull();
    constants[0] = IntegerAttr.of(IntegerType.of(op.context(), 1), 1);
    assertThat(branch.getSuccessorForOperands(op, constants)).isSameAs(op.successor(0));
    constants[0] = IntegerAttr.of(IntegerType.of(op.context(), 1), 0);
    assertThat(branch.getSuccessorForOperands(op, constants)).isSameAs(op.successor(1));
  }
}
