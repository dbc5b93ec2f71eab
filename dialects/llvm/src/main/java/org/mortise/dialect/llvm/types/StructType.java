// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.types;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.types.DataLayoutType;

/** A structure, either with a name ({@link IdentifiedStructType}) or without ({@link LiteralStructType}). */
public sealed interface StructType extends DataLayoutType permits LiteralStructType, IdentifiedStructType {
  /** The mnemonic of structures. */
  String MNEMONIC = "struct";

  /** Returns the types of the elements, none if unknown. */
  List<Type> elementTypes();

  /** Returns whether elements are not padded. */
  boolean isPacked();

  /** Only the literal structure without elements may have an entry, which holds for all structures. */
  @Override
  default @Nullable String layoutProblem(Attribute value) {
    String problem = LayoutEntry.OF_STRUCT.problem((Type) this, value);
    if (problem != null) {
      return problem;
    }
    return this instanceof LiteralStructType && elementTypes().isEmpty()
        ? LayoutEntry.OF_STRUCT.alignmentProblem(value)
        : "unexpected layout attribute for struct '" + this + "'";
  }
}
