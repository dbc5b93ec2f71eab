// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.definition.OpDefinitionBuilder;

/** Relations between the types of vectors and their elements, for tables of operations. */
final class VectorTypes {
  private VectorTypes() {}

  static void extraction(OpDefinitionBuilder op) {
    op.typeFrom("res", "vector", "result type matches vector element type", LlvmConstraints::elementType);
  }

  static void insertion(OpDefinitionBuilder op) {
    op.typeFrom("value", "vector", "argument type matches vector element type", LlvmConstraints::elementType);
  }
}
