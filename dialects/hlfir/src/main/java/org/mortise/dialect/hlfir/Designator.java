// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.FirComplexType;
import org.mortise.dialect.fir.types.FirRealType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.ShiftType;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseBoolArrayAttr;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;

/** Checks the designator of a part of a variable. */
final class Designator {
  private static final int SUBSTRING_BOUNDS = 2;

  private final DesignateOp op;
  private final int memoryRank;
  private final int triplets;
  private final boolean hasIndices;
  private @Nullable Type component;
  private int componentRank;
  private Type element;

  Designator(DesignateOp op) {
    this.op = op;
    Type memory = op.memref().type();
    memoryRank = Entities.shapeOf(memory).length;
    element = Entities.scalarOf(memory);
    DenseBoolArrayAttr flags = op.isTripletAttr();
    int count = 0;
    for (int i = 0; i < flags.size(); i++) {
      count += flags.get(i) ? 1 : 0;
    }
    triplets = count;
    hasIndices = flags.size() > 0;
  }

  /** Returns the first verification error, or null. */
  @Nullable String error() {
    String error = op.componentAttr() == null ? null : componentError();
    if (error == null) {
      error = indexError();
    }
    if (error == null) {
      error = substringOrPartError();
    }
    if (error == null) {
      error = resultError();
    }
    return error == null ? lengthError() : error;
  }

  private @Nullable String componentError() {
    if (!(element instanceof RecordType derived)) {
      return "component must be provided only when the memref is a derived type";
    }
    String name = op.componentAttr().value();
    component = derived.componentType(name);
    if (component == null) {
      return "component " + op.componentAttr() + " is not a component of memref element type '" + derived + "'";
    }
    componentRank = Entities.shapeOf(component).length;
    element = Entities.scalarOf(component);
    if (memoryRank > 0 && componentRank > 0 && (!hasIndices || triplets > 0)) {
      return "indices must be provided and must not contain triplets when both memref and component are arrays";
    }
    if (!hasIndices) {
      return null;
    }
    if (componentRank == 0) {
      return "indices must not be provided if component appears and is not an array component";
    }
    if (op.componentShape() == null) {
      return "component_shape must be provided when indexing a component";
    }
    return isShapeOfRank(op.componentShape(), componentRank)
        ? null
        : "component_shape must be a fir.shape or fir.shapeshift with the rank of the component";
  }

  private static boolean isShapeOfRank(Value shape, int rank) {
    return !(shape.type() instanceof ShiftType) && EntityTypes.rankOf(shape.type()) == rank;
  }

  private @Nullable String indexError() {
    int count = op.isTripletAttr().size();
    if (op.indices().size() != count + 2 * triplets) {
      return "indices must be one value for each index, and three for each triplet";
    }
    if (!hasIndices || count == (component == null ? memoryRank : componentRank)) {
      return null;
    }
    return "indices number must match " + (component == null ? "memref" : "array component") + " rank";
  }

  private @Nullable String substringOrPartError() {
    int bounds = op.substring().size();
    if (bounds > 0 && !(element instanceof CharacterType)) {
      return "memref or component must have character type if substring indices are provided";
    }
    if (bounds > 0 && bounds != SUBSTRING_BOUNDS) {
      return "substring must contain 2 indices when provided";
    }
    if (op.complexPartAttr() == null) {
      return null;
    }
    if (element instanceof FirComplexType complex) {
      element = FirRealType.of(complex.context(), complex.kind());
    } else if (element instanceof ComplexType complex) {
      element = complex.elementType();
    } else {
      return "memref or component must have complex type if complex_part is provided";
    }
    return null;
  }

  private @Nullable String resultError() {
    Type result = op.result().type();
    int rank = triplets;
    if (memoryRank > 0 && (component != null || !hasIndices)) {
      rank = memoryRank;
    } else if (!hasIndices) {
      rank = componentRank;
    }
    int resultRank = Entities.shapeOf(result).length;
    if (resultRank != rank) {
      return "result type rank is not consistent with operands, expected rank " + rank;
    }
    if (!isElement(Entities.scalarOf(result))) {
      return "result element type is not consistent with operands, expected '" + element + "'";
    }
    if (Entities.isBoxAddress(result)) {
      boolean isWhole = !hasIndices && op.substring().isEmpty() && op.complexPartAttr() == null;
      return component instanceof BaseBoxType && isWhole ? null
          : "result type must only be a box address type if it designates a component that is a fir.box or fir.class "
              + "and if there are no indices, substrings, and complex part";
    }
    if (resultRank > 0 != (op.shape() != null)) {
      return "shape must be provided if and only if the result is an array that is not a box address";
    }
    return op.shape() == null || isShapeOfRank(op.shape(), resultRank)
        ? null
        : "shape must be a fir.shape or fir.shapeshift with the rank of the result";
  }

  private boolean isElement(Type type) {
    boolean areCharacters = type instanceof CharacterType && element instanceof CharacterType;
    return type == element || areCharacters || (type instanceof FloatType && element instanceof FirRealType);
  }

  private @Nullable String lengthError() {
    Type result = op.result().type();
    if (Entities.isBoxAddress(result)) {
      return null;
    }
    Type scalar = Entities.scalarOf(result);
    int count = op.typeparams().size();
    if (scalar instanceof CharacterType) {
      return count == 1 ? null : "must be provided one length parameter when the result is a character";
    }
    if (scalar instanceof RecordType derived && !derived.lengthParameters().isEmpty()) {
      return count == derived.lengthParameters().size()
          ? null
          : "must be provided the same number of length parameters as in the result derived type";
    }
    return count == 0
        ? null
        : "must not be provided length parameters if the result type does not have length parameters";
  }
}
