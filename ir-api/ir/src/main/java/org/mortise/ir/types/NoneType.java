// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** The type with a single value: {@code none}. */
public final class NoneType extends Type {
  private NoneType(Context context) {
    super(context);
  }

  public static NoneType of(Context context) {
    return context.unique(new NoneType(context));
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print("none");
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
