// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ub.PoisonAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.syntax.DynamicIndexList;
import org.mortise.ir.types.VectorType;

/** Extracts an element or a part of lower rank from a vector. */
@Op(name = "vector.extract",
    operands = {"vector: ANY_VECTOR_OF_ANY_RANK", "dynamic_position: INDEX..."},
    results = "result: ANY",
    attributes = "static_position: DENSE_I64_ARRAY",
    traits = "PURE",
    format = "$vector `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict "
        + "`:` type($result) `from` type($vector)",
    patterns = {VectorPatterns.class, MaskPatterns.class}, implementations = ElementRange.class)
public final class ExtractOp extends ExtractOpBase {
  ExtractOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(DynamicIndexList.NAME, new DynamicIndexList());
    VectorTypes.sameElementType(op, "operand and result have same element type", 0);
  }

  /** Returns the position, one index for each leading dimension. */
  public MixedIndices mixedPosition() {
    return MixedIndices.of(staticPositionAttr(), dynamicPosition());
  }

  /** Returns the number of the first element that is extracted, in row-major order. The position must be static. */
  int firstElement() {
    VectorType type = vectorType();
    int extracted = staticPositionAttr().size();
    int first = 0;
    for (int i = 0; i < type.rank(); i++) {
      first = first * (int) type.dim(i) + (i < extracted ? (int) staticPositionAttr().get(i) : 0);
    }
    return first;
  }

  @Nullable Diagnostic verify() {
    MixedIndices position = mixedPosition();
    VectorType from = vectorType();
    if (position.size() > from.rank()) {
      return opError("expected position attribute of rank no greater than vector rank");
    }
    int wrong = VectorTypes.firstOutOfBounds(position, from);
    if (wrong >= 0) {
      return opError("expected position attribute #" + (wrong + 1)
          + " to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)");
    }
    return position.isComplete() ? verifyResultType(this) : opError(VectorTypes.POSITION_MISMATCH);
  }

  static @Nullable List<Type> inferResultTypes(OperationState state) {
    return state.operands().get(0).type() instanceof VectorType vector
        && state.getAttr("static_position") instanceof DenseI64ArrayAttr position
            ? List.of(VectorTypes.dropLeading(vector, position.size())) : null;
  }

  /** Verifies the result type; a single element can also be returned as a vector of one element. */
  private static @Nullable Diagnostic verifyResultType(ExtractOp extract) {
    Type inferred = VectorTypes.dropLeading(extract.vectorType(), extract.staticPositionAttr().size());
    Type given = extract.result().type();
    return given == inferred || isOneElement(given, inferred) || isOneElement(inferred, given) ? null
        : extract.opError("inferred type(s) '" + inferred + "' are incompatible with return type(s) of operation '"
            + given + "'");
  }

  private static boolean isOneElement(Type type, Type element) {
    return type instanceof VectorType vector && vector.rank() == 1 && vector.dim(0) == 1
        && vector.elementType() == element;
  }

  FoldResult fold(Attribute[] constants) {
    MixedIndices position = mixedPosition();
    if (VectorTypes.isPoison(position)) {
      return FoldResult.of(PoisonAttr.of(context()));
    }
    MixedIndices known = VectorTypes.withConstants(position, vectorType());
    if (known != position) {
      setPosition(known);
      return FoldResult.IN_PLACE;
    }
    return constants[0] instanceof PoisonAttr poison ? FoldResult.of(poison) : ExtractFolding.fold(this);
  }

  private void setPosition(MixedIndices position) {
    List<Value> operands = new ArrayList<>(position.values());
    operands.add(0, vector());
    operation().setOperands(operands);
    setStaticPositionAttr(position.staticAttribute(context()));
  }
}
