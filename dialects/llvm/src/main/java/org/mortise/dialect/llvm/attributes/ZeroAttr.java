// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;

/** The value with all bits zero: {@code #llvm.zero}. */
public final class ZeroAttr extends LlvmAttribute {
  static final String MNEMONIC = "zero";

  private ZeroAttr(Context context) {
    super(context);
  }

  /** Returns the attribute. */
  public static ZeroAttr of(Context context) {
    return context.unique(new ZeroAttr(context));
  }

  @Override
  String mnemonic() {
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
