// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;

/** Any value: {@code #llvm.undef}. */
public final class UndefAttr extends LlvmAttribute {
  static final String MNEMONIC = "undef";

  private UndefAttr(Context context) {
    super(context);
  }

  /** Returns the attribute. */
  public static UndefAttr of(Context context) {
    return context.unique(new UndefAttr(context));
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
