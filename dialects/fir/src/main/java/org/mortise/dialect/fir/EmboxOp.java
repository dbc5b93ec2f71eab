// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.ClassType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;

/** Creates the descriptor of an entity. */
@Op(name = "fir.embox",
    operands = {
        "memref: ANY_REFERENCE", "shape: ANY_SHAPE?", "slice: SLICE?", "typeparams: ANY_INTEGER...",
        "sourceBox: BOX_OR_CLASS?"
    },
    results = "result: BOX_OR_CLASS",
    attributes = {"accessMap: AFFINE_MAP?", "allocator_idx: I32? since 22.1"},
    traits = {"NO_MEMORY_EFFECT", "ATTR_SIZED_OPERAND_SEGMENTS"},
    format = "$memref (`(` $shape^ `)`)? (`[` $slice^ `]`)? (`typeparams` $typeparams^)? (`source_box` "
        + "$sourceBox^)? (`map` $accessMap^)? attr-dict `:` functional-type(operands, results)",
    implementations = AddressViews.class)
public final class EmboxOp extends EmboxOpBase {
  EmboxOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Type entity = Addresses.elementType(memref().type());
    boolean isArray = entity instanceof SequenceType;
    Type scalar = EntityTypes.unwrapArray(entity);
    if (!typeparams().isEmpty()) {
      Diagnostic wrong = errorForLengths(scalar);
      if (wrong != null) {
        return wrong;
      }
    }
    if (shape() != null && !isArray) {
      return opError("shape must not be provided for a scalar");
    }
    if (slice() != null && !isArray) {
      return opError("slice must not be provided for a scalar");
    }
    return sourceBox() == null || result().type() instanceof ClassType
        ? null
        : opError("source_box must be used with fir.class result type");
  }

  private @Nullable Diagnostic errorForLengths(Type scalar) {
    if (scalar instanceof CharacterType character) {
      return character.hasDynamicLength() ? null : opError("CHARACTER already has static LEN");
    }
    if (!(scalar instanceof RecordType derived)) {
      return opError("LEN parameters require CHARACTER or derived type");
    }
    return derived.lengthParameters().size() == typeparams().size()
        ? null
        : opError("number of LEN params does not correspond to the !fir.type type");
  }
}
