// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.ReturnLike;
import org.osgi.service.component.annotations.Component;

/** Leaves a {@link FuncOp} with its results. */
public final class ReturnOp {
  public static final String NAME = "func.return";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operands("operands", TypeConstraints.ANY)
      .traits(Trait.RETURN_LIKE)
      .pure()
      .parents(FuncOp.NAME)
      .format("attr-dict ($operands^ `:` type($operands))?")
      .verifier(ReturnOp::verify)
      .build();

  private final Operation op;

  private ReturnOp(Operation op) {
    this.op = op;
  }

  public static ReturnOp create(OpBuilder builder, Location location, List<? extends Value> operands) {
    return new ReturnOp(builder.create(builder.state(location, NAME).addOperands(operands)));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static ReturnOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ReturnOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public OperandRange operands() {
    return op.operandGroup(0);
  }

  private static Diagnostic verify(Operation op) {
    FuncOp function = FuncOp.of(op.parentOp());
    List<Type> results = function.type().results();
    if (op.operandCount() != results.size()) {
      return op.opError("has " + op.operandCount() + " operands, but enclosing function (@" + function.name()
          + ") returns " + results.size());
    }
    for (int i = 0; i < results.size(); i++) {
      Type actual = op.operand(i).type();
      if (actual != results.get(i)) {
        return op.error("type of return operand " + i + " ('" + actual + "') doesn't match function result type ('"
            + results.get(i) + "') in function @" + function.name());
      }
    }
    return null;
  }

  /** Passes all its operands to the caller. */
  @Component(service = RegionBranchTerminatorOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Return extends ReturnLike {}
}
