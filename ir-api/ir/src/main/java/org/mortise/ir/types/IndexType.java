// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** Integers of the width of an address: {@code index}. Constants of it are kept in 64 bits. */
public final class IndexType extends Type {
  private IndexType(Context context) {
    super(context);
  }

  public static IndexType of(Context context) {
    return context.unique(new IndexType(context));
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print("index");
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
