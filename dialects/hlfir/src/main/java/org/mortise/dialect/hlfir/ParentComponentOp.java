// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.ShapeType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.ShapedType;

/** The part of a variable of a derived type that is of the type which its type extends. */
@Op(name = "hlfir.parent_comp",
    operands = {"memref: VARIABLE", "shape: ANY_SHAPE?", "typeparams: ANY_INTEGER..."},
    results = "result: VARIABLE",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "$memref (`shape` $shape^)? (`typeparams` $typeparams^)? attr-dict "
        + "`:` functional-type(operands, results)",
    implementations = VariableViews.class)
public final class ParentComponentOp extends ParentComponentOpBase {
  ParentComponentOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Type scalar = Entities.scalarOf(result().type());
    String error = shapeError();
    if (error == null && !(scalar instanceof RecordType && Entities.scalarOf(memref().type()) instanceof RecordType)) {
      error = "result type and input type must be derived types";
    }
    if (error == null && Entities.isPolymorphic(result().type())) {
      error = "result type must not be polymorphic";
    }
    if (error == null && needsBox((RecordType) scalar) && !(result().type() instanceof BaseBoxType)) {
      error = "result type must be a fir.box if the result is an array or has length parameters";
    }
    return error == null ? null : opError(error);
  }

  private boolean needsBox(RecordType scalar) {
    return Entities.shapeOf(result().type()).length > 0 || !scalar.lengthParameters().isEmpty();
  }

  private @Nullable String shapeError() {
    long[] whole = Entities.shapeOf(memref().type());
    long[] part = Entities.shapeOf(result().type());
    int rank = shape() != null && shape().type() instanceof ShapeType ? EntityTypes.rankOf(shape().type()) : 0;
    if (rank != whole.length) {
      return "must be provided a shape if and only if the base is an array";
    }
    if (whole.length != part.length) {
      return "result type rank must match input type rank";
    }
    for (int i = 0; i < whole.length; i++) {
      boolean isKnown = !ShapedType.isDynamic(whole[i]) && !ShapedType.isDynamic(part[i]);
      if (isKnown && whole[i] != part[i]) {
        return "result type extents are inconsistent with memref type";
      }
    }
    return null;
  }
}
