// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** The type of the bounds of a mapped variable: {@code !omp.map_bounds_ty}. */
public final class MapBoundsType extends Type {
  static final String MNEMONIC = "map_bounds_ty";

  private MapBoundsType(Context context) {
    super(context);
  }

  public static MapBoundsType of(Context context) {
    return context.unique(new MapBoundsType(context));
  }

  @Override
  public String dialectNamespace() {
    return OmpDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC);
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
