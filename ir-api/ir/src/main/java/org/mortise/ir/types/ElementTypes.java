// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.mortise.ir.Type;

/** Kinds of types that can be elements of others. */
final class ElementTypes {
  private ElementTypes() {}

  static boolean isBuiltinScalar(Type type) {
    return type instanceof IntegerType || type instanceof IndexType || type instanceof FloatType;
  }
}
