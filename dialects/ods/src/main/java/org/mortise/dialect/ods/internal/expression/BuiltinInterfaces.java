// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.expression;

import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Type;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/** The interfaces of MLIR that builtin types implement, under their names in definitions. */
final class BuiltinInterfaces {
  private static final Map<String, Predicate<Type>> TESTS = Map.of(
      "PtrLikeTypeInterface", type -> type instanceof BaseMemRefType,
      "VectorElementTypeInterface", VectorType::isValidElementType,
      "MemRefElementTypeInterface", MemRefType::isValidElementType,
      "ShapedType", ShapedType.class::isInstance);

  private BuiltinInterfaces() {}

  /** Returns the test of types for an interface; null if no builtin type implements it. */
  static @Nullable Predicate<Type> test(String name) {
    return TESTS.get(name);
  }
}
