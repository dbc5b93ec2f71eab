// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.BoxType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;

/** Stores a non-scalar function result. */
@Op(name = "fir.save_result",
    operands = {
        "value: ARRAY_OR_BOX_OR_RECORD", "memref: ANY_REFERENCE write", "shape: ANY_SHAPE?",
        "typeparams: ANY_INTEGER..."
    },
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "$value `to` $memref (`(` $shape^ `)`)? (`typeparams` $typeparams^)? attr-dict `:` type(operands)")
public final class SaveResultOp extends SaveResultOpBase {
  SaveResultOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Type type = value().type();
    if (type != Addresses.elementType(memref().type())) {
      return opError("value type must match memory reference type");
    }
    if (type instanceof BoxType) {
      return errorForBox(type);
    }
    if (type instanceof SequenceType array) {
      if (!array.hasUnknownShape() && (shape() == null || EntityTypes.rankOf(shape().type()) != array.rank())) {
        return opError("shape operand must be provided and have the value rank when the value is a fir.array");
      }
    } else if (shape() != null) {
      return opError("shape operand should only be provided if the value is a fir.array");
    }
    return errorForLengths(EntityTypes.unwrapArray(type));
  }

  private @Nullable Diagnostic errorForBox(Type box) {
    if (EntityTypes.isBoxOfUnknownRank(box)) {
      return opError("cannot save !fir.box of unknown rank or type");
    }
    return shape() == null && typeparams().isEmpty()
        ? null
        : opError("must not have shape or length operands if the value is a fir.box");
  }

  private @Nullable Diagnostic errorForLengths(Type scalar) {
    if (scalar instanceof RecordType derived) {
      return derived.lengthParameters().size() == typeparams().size()
          ? null
          : opError("length parameters number must match with the value type length parameters");
    }
    if (scalar instanceof CharacterType) {
      return typeparams().size() <= 1
          ? null
          : opError("no more than one length parameter must be provided for character value");
    }
    return typeparams().isEmpty()
        ? null
        : opError("length parameters must not be provided for this value type");
  }

}
