// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Location;

/** A name, and the location of the named object: {@code loc("name"("file.mlir":3:7))}. */
public final class NameLoc extends Location {
  private final String name;
  private final Location child;
  private final int hash;

  /** The place {@code child}, named {@code name}. */
  public NameLoc(String name, Location child) {
    super(child.context());
    this.name = name;
    this.child = child;
    this.hash = name.hashCode() * 31 + child.contentHash();
  }

  /** Creates a name with an unknown location. */
  public NameLoc(Context context, String name) {
    this(name, UnknownLoc.of(context));
  }

  public String name() {
    return name;
  }

  public Location child() {
    return child;
  }

  @Override
  public void printBody(AsmPrinter printer, boolean pretty) {
    printer.printString(name);
    if (!(child instanceof UnknownLoc)) {
      printer.print('(').printLocation(child).print(')');
    }
  }

  @Override
  protected int structuralHash() {
    return hash;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return name.equals(((NameLoc) other).name);
  }

  @Override
  protected int partCount() {
    return 1;
  }

  @Override
  protected Location part(int index) {
    return child;
  }
}
