// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.mortise.dialect.arith.AtomicRMWKind;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Reads an element, computes with it and writes it back, all at once. */
@Op(name = "memref.atomic_rmw",
    operands = {"value: SIGNLESS_INTEGER_OR_FLOAT", "memref: NUMBERS read write", "indices: INDEX..."},
    results = "result: SIGNLESS_INTEGER_OR_FLOAT",
    attributes = "kind: ATOMIC_RMW_KIND",
    sameTypes = "value, result",
    format = "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->`"
          + " type($result)")
public final class AtomicRMWOp extends AtomicRMWOpBase {
  AtomicRMWOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("value", "memref", "value type matches element type of memref", Accesses::elementType);
  }

  static List<Type> inferResultTypes(OperationState state) {
    return List.of(state.operands().get(0).type());
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation(), value());
  }

  Diagnostic verify() {
    return Accesses.verifyAtomic(operation());
  }

  public static AtomicRMWOp create(
      OpBuilder builder,
      Location location,
      AtomicRMWKind kind,
      Value value,
      Value memref,
      List<? extends Value> indices) {
    OperationState state = builder.state(location, NAME)
        .setProperty(0, IntegerAttr.i64(builder.context(), kind.ordinal()))
        .addOperand(value)
        .addOperand(memref)
        .addOperands(indices)
        .addResultType(value.type());
    return new AtomicRMWOp(builder.create(state));
  }

  public AtomicRMWKind kind() {
    return AtomicRMWKind.of(kindAttr().longValue());
  }
}
