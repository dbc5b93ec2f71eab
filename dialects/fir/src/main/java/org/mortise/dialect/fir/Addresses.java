// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.HeapType;
import org.mortise.dialect.fir.types.LlvmPointerType;
import org.mortise.dialect.fir.types.PointerType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.dialect.fir.types.WrapperType;
import org.mortise.ir.Type;

/** The types that addresses point to. */
public final class Addresses {
  private Addresses() {}

  /** Returns the type of the entity at an address; null if {@code type} is not an address type. */
  public static @Nullable Type elementType(Type type) {
    boolean isAddress = type instanceof ReferenceType || type instanceof HeapType || type instanceof PointerType
        || type instanceof LlvmPointerType;
    return isAddress ? ((WrapperType) type).elementType() : null;
  }
}
