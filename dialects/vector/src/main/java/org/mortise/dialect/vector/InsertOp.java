// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ub.PoisonAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.syntax.DynamicIndexList;
import org.mortise.ir.types.VectorType;

/** Replaces an element or a part of lower rank of a vector. */
@Op(name = "vector.insert",
    operands = {"source: ANY", "dest: ANY_VECTOR_OF_ANY_RANK", "dynamic_position: INDEX..."},
    results = "result: ANY_VECTOR_OF_ANY_RANK",
    attributes = "static_position: DENSE_I64_ARRAY",
    traits = {"PURE", "INFERS_RESULT_TYPES"},
    format = "$source `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict "
        + "`:` type($source) `into` type($dest)",
    patterns = {VectorPatterns.class, ConstantInsertion.class}, implementations = ElementRange.class)
public final class InsertOp extends InsertOpBase {
  InsertOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(DynamicIndexList.NAME, new DynamicIndexList());
    VectorTypes.sameElementType(op, "source operand and result have same element type", 0);
    op.sameTypes("dest", "result");
  }

  /** Returns the position, one index for each leading dimension. */
  public MixedIndices mixedPosition() {
    return MixedIndices.of(staticPositionAttr(), dynamicPosition());
  }

  @Nullable Diagnostic verify() {
    MixedIndices position = mixedPosition();
    VectorType to = destType();
    if (position.size() > to.rank()) {
      return opError("expected position attribute of rank no greater than dest vector rank");
    }
    if (source().type() instanceof VectorType from) {
      if (from.rank() + position.size() != to.rank()) {
        return opError("expected position attribute rank + source rank to match dest vector rank");
      }
    } else if (position.size() != to.rank()) {
      return opError("expected position attribute rank to match the dest vector rank");
    }
    int wrong = VectorTypes.firstOutOfBounds(position, to);
    if (wrong >= 0) {
      return opError("expected position attribute #" + (wrong + 1)
          + " to be a non-negative integer smaller than the corresponding dest vector dimension");
    }
    return position.isComplete() ? null : opError(VectorTypes.POSITION_MISMATCH);
  }

  FoldResult fold(Attribute[] constants) {
    MixedIndices position = mixedPosition();
    if (VectorTypes.isPoison(position)) {
      return FoldResult.of(PoisonAttr.of(context()));
    }
    MixedIndices known = VectorTypes.withConstants(position, destType());
    if (known != position) {
      List<Value> operands = new ArrayList<>(List.of(source(), dest()));
      operands.addAll(known.values());
      operation().setOperands(operands);
      setStaticPositionAttr(known.staticAttribute(context()));
      return FoldResult.IN_PLACE;
    }
    return staticPositionAttr().size() == 0 && source().type() == result().type()
        ? FoldResult.of(source()) : FoldResult.NONE;
  }
}
