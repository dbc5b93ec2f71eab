// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.types;

import java.util.List;
import org.mortise.ir.Type;

/** A structure, either with a name ({@link IdentifiedStructType}) or without ({@link LiteralStructType}). */
public sealed interface StructType permits LiteralStructType, IdentifiedStructType {
  /** The mnemonic of structures. */
  String MNEMONIC = "struct";

  /** Returns the types of the elements, none if they are not known. */
  List<Type> elementTypes();

  /** Returns whether there is no padding between the elements. */
  boolean isPacked();
}
