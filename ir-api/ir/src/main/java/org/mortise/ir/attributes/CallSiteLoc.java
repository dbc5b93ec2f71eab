// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Location;

/** A location reached by a call: {@code loc(callsite("f" at "file.mlir":3:7))}. */
public final class CallSiteLoc extends Location {
  private final Location callee;
  private final Location caller;
  private final int hash;

  /** The place {@code callee}, reached by the call at {@code caller}. */
  public CallSiteLoc(Location callee, Location caller) {
    super(callee.context());
    this.callee = callee;
    this.caller = caller;
    this.hash = callee.contentHash() * 31 + caller.contentHash();
  }

  public Location callee() {
    return callee;
  }

  public Location caller() {
    return caller;
  }

  @Override
  public void printBody(AsmPrinter printer, boolean pretty) {
    if (pretty) {
      boolean sameLine = callee instanceof NameLoc && caller instanceof FileLineColLoc;
      printer.printLocation(callee).print(sameLine ? " at " : "\n at ").printLocation(caller);
      return;
    }
    printer.print("callsite(").printLocation(callee).print(" at ").printLocation(caller).print(')');
  }

  @Override
  protected int structuralHash() {
    return hash;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return true;
  }

  @Override
  protected int partCount() {
    return 2;
  }

  @Override
  protected Location part(int index) {
    return index == 0 ? callee : caller;
  }
}
