// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** The type of a constraint: {@code !irdl.attribute} for types and attributes, {@code !irdl.region} for regions. */
public final class HandleType extends Type {
  static final String ATTRIBUTE = "attribute";
  static final String REGION = "region";

  private final String mnemonic;

  private HandleType(Context context, String mnemonic) {
    super(context);
    this.mnemonic = mnemonic;
  }

  /** Returns the type of constraints on types and attributes. */
  public static HandleType attribute(Context context) {
    return context.unique(new HandleType(context, ATTRIBUTE));
  }

  /** Returns the type of constraints on regions. */
  public static HandleType region(Context context) {
    return context.unique(new HandleType(context, REGION));
  }

  boolean isAttribute() {
    return mnemonic.equals(ATTRIBUTE);
  }

  @Override
  public String dialectNamespace() {
    return IrdlDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(mnemonic);
  }

  @Override
  protected int structuralHash() {
    return mnemonic.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return mnemonic.equals(((HandleType) other).mnemonic);
  }
}
