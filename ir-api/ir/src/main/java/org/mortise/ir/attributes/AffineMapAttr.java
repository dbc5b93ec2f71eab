// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.types.MemRefLayoutAttr;

/** An affine map as an attribute: {@code affine_map<(d0) -> (d0)>}. */
public final class AffineMapAttr extends MemRefLayoutAttr {
  private final AffineMap map;

  private AffineMapAttr(Context context, AffineMap map) {
    super(context);
    this.map = map;
  }

  public static AffineMapAttr of(Context context, AffineMap map) {
    return context.unique(new AffineMapAttr(context, map));
  }

  public AffineMap map() {
    return map;
  }

  @Override
  public AffineMap affineMap() {
    return map;
  }

  @Override
  public boolean isDefaultLayout() {
    return map.isIdentity();
  }

  @Override
  public String aliasName() {
    return "map";
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print("affine_map<");
    printer.print(map.toString());
    printer.print('>');
  }

  @Override
  protected int structuralHash() {
    return map.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return map.equals(((AffineMapAttr) other).map);
  }
}
