// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.dialect.fir.types.ShiftType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** A variable of the source program. */
@Op(name = "fir.declare",
    operands = {
        "memref: ANY_REF_OR_BOX", "shape: ANY_SHAPE_OR_SHIFT?", "typeparams: ANY_INTEGER...",
        "dummy_scope: DUMMY_SCOPE?"
    },
    results = "result: ANY_REF_OR_BOX",
    attributes = {
        "uniq_name: UNIQUE_NAME", "fortran_attrs: FortranVariableFlagsAttr.CONSTRAINT?", "data_attr: CUDA_DATA?"
    },
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "$memref (`(` $shape^ `)`)? (`typeparams` $typeparams^)? (`dummy_scope` $dummy_scope^)? "
        + "attr-dict `:` functional-type(operands, results)")
public final class DeclareOp extends DeclareOpBase {
  DeclareOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.writes(null, FirResources.DEBUGGING);
  }

  @Nullable Diagnostic verify() {
    String error = lengthError();
    if (error == null) {
      error = shapeError();
    }
    return error == null ? null : opError(error);
  }

  private @Nullable String lengthError() {
    Type scalar = EntityTypes.scalarOf(memref().type());
    int count = typeparams().size();
    boolean hasDescriptor = EntityTypes.unwrapAddress(memref().type()) instanceof BaseBoxType;
    if (scalar instanceof CharacterType) {
      if (count > 1) {
        return "of character entity must have at most one length parameter";
      }
      return count == 1 || hasDescriptor
          ? null
          : "must be provided exactly one type parameter when its base is a character that is not a box";
    }
    if (scalar instanceof RecordType derived) {
      int expected = derived.lengthParameters().size();
      if (count < expected && !hasDescriptor) {
        return "must be provided all the derived type length parameters when the base is not a box";
      }
      return count > expected ? "has too many length parameters" : null;
    }
    return count == 0 ? null : "of numeric, logical, or assumed type entity must not have length parameters";
  }

  private @Nullable String shapeError() {
    Type type = memref().type();
    if (!(EntityTypes.unwrapAddress(EntityTypes.unwrapBox(EntityTypes.unwrapAddress(type)))
        instanceof SequenceType array)) {
      return null;
    }
    boolean isBoxAddress = Addresses.elementType(type) instanceof BaseBoxType;
    if (isBoxAddress) {
      return shape() == null ? null : "for box address must not have a shape operand";
    }
    boolean isBox = type instanceof BaseBoxType;
    if (!isBox && (shape() == null || shape().type() instanceof ShiftType)) {
      return "of array entity with a raw address base must have a shape operand that is a shape or shapeshift";
    }
    return shape() == null || EntityTypes.rankOf(shape().type()) == array.rank()
        ? null
        : "has conflicting shape and base operand ranks";
  }

}
