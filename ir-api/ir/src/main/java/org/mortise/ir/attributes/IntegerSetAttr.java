// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.affine.IntegerSet;

/** An integer set as an attribute: {@code affine_set<(d0) : (d0 >= 0)>}. */
public final class IntegerSetAttr extends Attribute {
  private final IntegerSet set;

  private IntegerSetAttr(Context context, IntegerSet set) {
    super(context);
    this.set = set;
  }

  public static IntegerSetAttr of(Context context, IntegerSet set) {
    return context.unique(new IntegerSetAttr(context, set));
  }

  public IntegerSet set() {
    return set;
  }

  @Override
  public String aliasName() {
    return "set";
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print("affine_set<");
    printer.print(set.toString());
    printer.print('>');
  }

  @Override
  protected int structuralHash() {
    return set.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return set.equals(((IntegerSetAttr) other).set);
  }
}
