// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.ResultTypes;

/** Infers the type of the only result, which may be more or less precise than the inferred type. */
interface CompatibleTypes extends ResultTypes {
  /** Returns the type, or null if the operands are malformed. */
  @Nullable Type inferType(OperationState state);

  @Override
  default @Nullable List<Type> infer(OperationState state) {
    Type type = inferType(state);
    return type == null ? null : List.of(type);
  }

  @Override
  default boolean areCompatible(Type inferred, Type declared) {
    return TosaTypes.areCompatible(inferred, declared);
  }
}
