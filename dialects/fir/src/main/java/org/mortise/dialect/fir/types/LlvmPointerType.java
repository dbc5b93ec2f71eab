// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.TypeDef;
import org.mortise.ir.types.PointerLikeType;

/** An address without Fortran's rules: {@code !fir.llvm_ptr<i8>}. */
@TypeDef(name = "fir.llvm_ptr", definition = "fir_LLVMPointerType", base = WrapperType.class,
    parameters = "eleTy: ELEMENT_TYPE",
    format = "`<` $eleTy `>`")
public final class LlvmPointerType extends LlvmPointerTypeBase implements PointerLikeType {
  LlvmPointerType(Context context, Object[] values) {
    super(context, values);
  }

  @Override
  public Type elementType() {
    return eleTy();
  }

  @Override
  public Type pointeeType() {
    return elementType();
  }
}
