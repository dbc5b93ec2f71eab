// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.ArrayDeque;
import java.util.Deque;

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

  /** Number of locations inside this one that {@link #structurallyEquals} leaves to {@link #sameAs}. */
  protected int partCount() {
    return 0;
  }

  /** One of the locations inside this one. */
  protected Location part(int index) {
    throw new IndexOutOfBoundsException(index);
  }

  /** Returns whether this and {@code other} are of the same structure. Needs no stack, however deep they are. */
  public final boolean sameAs(Location other) {
    if (this == other) {
      return true;
    }
    if (!isAlike(this, other)) {
      return false;
    }
    return partCount() == 0 || haveSameParts(this, other);
  }

  private static boolean isAlike(Location a, Location b) {
    return b != null && a.getClass() == b.getClass() && a.partCount() == b.partCount()
        && a.structuralHash() == b.structuralHash() && a.structurallyEquals(b);
  }

  private static boolean haveSameParts(Location first, Location second) {
    Deque<Location> pending = new ArrayDeque<>();
    pending.add(first);
    pending.add(second);
    while (!pending.isEmpty()) {
      Location b = pending.removeLast();
      Location a = pending.removeLast();
      for (int i = 0; i < a.partCount(); i++) {
        if (a.part(i) == b.part(i)) {
          continue;
        }
        if (!isAlike(a.part(i), b.part(i))) {
          return false;
        }
        pending.add(a.part(i));
        pending.add(b.part(i));
      }
    }
    return true;
  }

  /** Hash that goes with {@link #sameAs}. */
  public final int contentHash() {
    return structuralHash();
  }
}
