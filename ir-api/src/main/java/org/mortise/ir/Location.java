// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import org.mortise.ir.text.AsmPrinter;

/**
 * Where something came from: a place in a file, a call site, several places fused, a name, or nowhere known.
 *
 * <p>Nearly every operation of a program has a location of its own, so a location is not uniqued: make one with its
 * constructor and compare with {@link #sameAs}. The classes are in {@link org.mortise.ir.attributes}.
 */
public abstract class Location extends Attribute {
  protected Location(Context context) {
    super(context);
  }

  /**
   * Prints what stands between the parentheses of {@code loc(...)}. Locations inside are printed with
   * {@link AsmPrinter#printLocation}, so that they get their aliases.
   *
   * @param pretty whether to print the form for readers that {@code --mlir-pretty-debuginfo} asks for, such as
   *     {@code file:1:2}; it cannot be parsed
   */
  public abstract void printBody(AsmPrinter printer, boolean pretty);

  @Override
  public final void print(AsmPrinter printer, boolean elideType) {
    printer.print("loc(");
    printBody(printer, false);
    printer.print(')');
  }

  /** The name by which locations are abbreviated. */
  @Override
  public final String aliasName() {
    return "loc";
  }

  /** Whether this and {@code other} are of the same structure. */
  public final boolean sameAs(Location other) {
    return this == other || (other != null && getClass() == other.getClass() && structurallyEquals(other));
  }

  /** Hash that goes with {@link #sameAs}. */
  public final int contentHash() {
    return structuralHash();
  }
}
