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

/** Writes an element. */
public final class StoreOp {
  public static final String NAME = "memref.store";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("value", TypeConstraints.ANY)
      .operand("memref", TypeConstraints.ANY_MEMREF)
      .operands("indices", TypeConstraints.INDEX)
      .optionalAttribute("nontemporal", AttributeConstraints.BOOL, context -> IntegerAttr.bool(context, false))
      .typeFrom("value", "memref", "type of 'value' matches element type of 'memref'", Accesses::elementType)
      .format("$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)")
      .verifier(StoreOp::verify)
      .folder((op, constants) -> CastFolding.intoOperands(op, op.operand(0)))
      .build();

  private final Operation op;

  private StoreOp(Operation op) {
    this.op = op;
  }

  /** A store that is not {@code nontemporal}, and says so, as the reference's do that are not parsed. */
  public static StoreOp create(
      OpBuilder builder, Location location, Value value, Value memref, List<? extends Value> indices) {
    OperationState state = builder.state(location, NAME).addOperand(value).addOperand(memref).addOperands(indices);
    state.setProperty(0, IntegerAttr.bool(state.context(), false));
    return new StoreOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static StoreOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new StoreOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value value() {
    return op.operand(0);
  }

  public Value memref() {
    return op.operand(1);
  }

  public OperandRange indices() {
    return op.operandGroup(2);
  }

  private static Diagnostic verify(Operation op) {
    int rank = ((MemRefType) op.operand(1).type()).rank();
    return rank == op.operandCount() - 2
        ? null : op.opError("store index operand count not equal to memref rank");
  }
}
