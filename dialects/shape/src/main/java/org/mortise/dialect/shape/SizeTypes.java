// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.List;
import java.util.function.Predicate;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.ResultTypes;
import org.mortise.ir.types.IndexType;

/** Infers a size or an index; both are allowed as declared types. */
final class SizeTypes implements ResultTypes {
  private final Predicate<Type> propagatesErrors;

  /** The result is a size where an operand's type fulfils the condition. */
  SizeTypes(Predicate<Type> propagatesErrors) {
    this.propagatesErrors = propagatesErrors;
  }

  @Override
  public List<Type> infer(OperationState state) {
    for (Value operand : state.operands()) {
      if (propagatesErrors.test(operand.type())) {
        return List.of(ShapeSort.SIZE.in(state.context()));
      }
    }
    return List.of(IndexType.of(state.context()));
  }

  @Override
  public boolean areCompatible(Type inferred, Type declared) {
    return ShapeConstraints.SIZE_OR_INDEX.accepts(declared);
  }
}
