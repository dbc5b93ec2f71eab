// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

/** An attribute whose presence is its only information: {@code unit}. */
public final class UnitAttr extends Attribute {
  private UnitAttr(Context context) {
    super(context);
  }

  public static UnitAttr of(Context context) {
    return context.unique(new UnitAttr(context));
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print("unit");
  }

  @Override
  protected int structuralHash() {
    return 1;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return true;
  }
}
