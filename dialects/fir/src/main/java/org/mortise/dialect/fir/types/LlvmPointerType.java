// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Type;
import org.mortise.ir.types.PointerLikeType;

/** An address without Fortran's rules: {@code !fir.llvm_ptr<i8>}. */
public final class LlvmPointerType extends WrapperType implements PointerLikeType {
  static final String MNEMONIC = "llvm_ptr";

  private LlvmPointerType(Type elementType) {
    super(elementType);
  }

  public static LlvmPointerType of(Type elementType) {
    return elementType.context().unique(new LlvmPointerType(elementType));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  public Type pointeeType() {
    return elementType();
  }
}
