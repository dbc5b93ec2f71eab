// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.MemRefType;

/** Reads an element. */
public final class LoadOp {
  public static final String NAME = "memref.load";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("memref", TypeConstraints.ANY_MEMREF)
      .operands("indices", TypeConstraints.INDEX)
      .result("result", TypeConstraints.ANY)
      .optionalAttribute("nontemporal", AttributeConstraints.BOOL, context -> IntegerAttr.bool(context, false))
      .typeFrom("result", "memref", "result type matches element type of 'memref'", Accesses::elementType)
      .inferResultTypes(state -> Accesses.inferElementType(state.operands(), 0))
      .format("$memref `[` $indices `]` attr-dict `:` type($memref)")
      .verifier(LoadOp::verify)
      .folder((op, constants) -> CastFolding.intoOperands(op))
      .build();

  private final Operation op;

  private LoadOp(Operation op) {
    this.op = op;
  }

  /** A load that is not {@code nontemporal}, and says so, as the reference's do that are not parsed. */
  public static LoadOp create(OpBuilder builder, Location location, Value memref, List<? extends Value> indices) {
    OperationState state = builder.state(location, NAME).addOperand(memref).addOperands(indices).inferResultTypes();
    state.setProperty(0, IntegerAttr.bool(state.context(), false));
    return new LoadOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static LoadOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new LoadOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value memref() {
    return op.operand(0);
  }

  public OperandRange indices() {
    return op.operandGroup(1);
  }

  public Value result() {
    return op.result(0);
  }

  private static Diagnostic verify(Operation op) {
    int rank = ((MemRefType) op.operand(0).type()).rank();
    int given = op.operandCount() - 1;
    return rank == given ? null
        : op.opError("incorrect number of indices for load, expected " + rank + " but got " + given);
  }
}
