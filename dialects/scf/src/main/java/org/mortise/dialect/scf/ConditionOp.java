// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.osgi.service.component.annotations.Component;

/** Ends the condition of a {@link WhileOp}: goes on in its body if true, otherwise behind it. */
public final class ConditionOp {
  public static final String NAME = "scf.condition";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("condition", TypeConstraints.I1)
      .operands("args", TypeConstraints.ANY)
      .traits(Trait.TERMINATOR)
      .pure()
      .parents(WhileOp.NAME)
      .format("`(` $condition `)` attr-dict ($args^ `:` type($args))?")
      .build();

  private final Operation op;

  private ConditionOp(Operation op) {
    this.op = op;
  }

  public static ConditionOp create(
      OpBuilder builder, Location location, Value condition, List<? extends Value> arguments) {
    return new ConditionOp(
        builder.create(builder.state(location, NAME).addOperand(condition).addOperands(arguments)));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static ConditionOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ConditionOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value condition() {
    return op.operand(0);
  }

  public OperandRange arguments() {
    return op.operandGroup(1);
  }

  /** Passes all operands but the condition to both successors. */
  @Component(service = RegionBranchTerminatorOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Terminator implements RegionBranchTerminatorOpInterface {
    @Override
    public OperandRange getSuccessorOperands(Operation op, Region target) {
      return op.operandGroup(1);
    }

    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, Attribute[] constants) {
      WhileOp loop = WhileOp.of(op.parentOp());
      Boolean condition = Constants.asBoolean(constants[0]);
      List<RegionSuccessor> successors = new ArrayList<>(2);
      if (condition == null || condition) {
        successors.add(RegionSuccessor.into(loop.after()));
      }
      if (condition == null || !condition) {
        successors.add(RegionSuccessor.behind(loop.operation()));
      }
      return successors;
    }
  }
}
