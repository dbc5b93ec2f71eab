// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AtomicRMWKind;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.FloatType;

/** Updates an element of a memref atomically: reads it, combines it with a value and writes the result. */
@Op(name = "memref.atomic_rmw",
    operands = {"value: SIGNLESS_INTEGER_OR_FLOAT", "memref: NUMBERS read write", "indices: INDEX..."},
    results = "result: SIGNLESS_INTEGER_OR_FLOAT",
    attributes = "kind: ATOMIC_RMW_KIND",
    traits = "INFERS_RESULT_TYPES",
    sameTypes = "value, result",
    format = "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->`"
          + " type($result)",
    implementations = MemorySpaceAccesses.class)
public final class AtomicRMWOp extends AtomicRMWOpBase {
  AtomicRMWOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("value", "memref", "value type matches element type of memref", MemRefTypes::elementType);
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation(), value());
  }

  @Nullable Diagnostic verify() {
    if (memrefType().rank() != indices().size()) {
      return opError("expects the number of subscripts to be equal to memref rank");
    }
    boolean isFloat = value().type() instanceof FloatType;
    return switch (kind()) {
      case ADDF, MAXIMUMF, MINIMUMF, MULF -> isFloat ? null
          : opError("with kind '" + kind().keyword() + "' expects a floating-point type");
      case ADDI, MAXS, MAXU, MINS, MINU, MULI, ORI, ANDI, XORI -> !isFloat ? null
          : opError("with kind '" + kind().keyword() + "' expects an integer type");
      default -> null;
    };
  }

  /** Returns the kind of the update. */
  public AtomicRMWKind kind() {
    return AtomicRMWKind.of(kindAttr().longValue());
  }
}
