// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;

/** The absent type, such as the result of a subroutine: {@code #llvm.di_null_type}. */
public final class DINullTypeAttr extends LlvmAttribute implements DIType {
  static final String MNEMONIC = "di_null_type";

  private DINullTypeAttr(Context context) {
    super(context);
  }

  /** Returns the attribute. */
  public static DINullTypeAttr of(Context context) {
    return context.unique(new DINullTypeAttr(context));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  public String aliasName() {
    return MNEMONIC;
  }

  @Override
  void printBody(AsmPrinter printer) {
    // no parameters
  }

  @Override
  protected int structuralHash() {
    return 0;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return true;
  }
}
