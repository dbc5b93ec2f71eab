// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.osgi.service.component.annotations.Component;

/** Goes on at one of two blocks. */
public final class CondBranchOp {
  public static final String NAME = "cf.cond_br";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("condition", TypeConstraints.I1)
      .operands("trueDestOperands", TypeConstraints.ANY)
      .operands("falseDestOperands", TypeConstraints.ANY)
      .successor("trueDest")
      .successor("falseDest")
      .traits(Trait.TERMINATOR, Trait.ATTR_SIZED_OPERAND_SEGMENTS)
      .pure()
      .format("$condition `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` "
          + "$falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict")
      .canonicalization(CondBranchPatterns::addTo)
      .build();

  private final Operation op;

  private CondBranchOp(Operation op) {
    this.op = op;
  }

  public static CondBranchOp create(
      OpBuilder builder,
      Location location,
      Value condition,
      Block trueDest,
      List<? extends Value> trueOperands,
      Block falseDest,
      List<? extends Value> falseOperands) {
    return new CondBranchOp(builder.create(builder.state(location, NAME)
        .addOperand(condition)
        .addOperands(trueOperands)
        .addOperands(falseOperands)
        .setOperandSegments(1, trueOperands.size(), falseOperands.size())
        .addSuccessor(trueDest)
        .addSuccessor(falseDest)));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static CondBranchOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new CondBranchOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value condition() {
    return op.operand(0);
  }

  public Block trueDest() {
    return op.successor(0);
  }

  public Block falseDest() {
    return op.successor(1);
  }

  public OperandRange trueOperands() {
    return op.operandGroup(1);
  }

  public OperandRange falseOperands() {
    return op.operandGroup(2);
  }

  /** Two successors with operands of their own. */
  @Component(service = BranchOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Branch implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      return new SuccessorOperands(op.operandGroup(index + 1));
    }

    @Override
    public Block getSuccessorForOperands(Operation op, Attribute[] constants) {
      Boolean condition = Constants.asBoolean(constants[0]);
      if (condition == null) {
        return null;
      }
      return op.successor(condition ? 0 : 1);
    }
  }
}
