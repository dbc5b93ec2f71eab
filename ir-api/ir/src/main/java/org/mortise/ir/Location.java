// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The origin of an operation or value: a place in a file, a call site, several fused places, a name, or unknown.
 *
 * <p>Nearly every operation of a program has its own location, so locations are not uniqued: create them by
 * constructors and compare them with {@link #sameAs}. The classes are in {@link org.mortise.ir.attributes}.
 */
public abstract class Location extends Attribute {
  protected Location(Context context) {
    super(context);
  }

  /**
   * Prints the text between the parentheses of {@code loc(...)}. Nested locations are printed with {@link
   * AsmPrinter#printLocation}, so that they get their aliases.
   *
   * @param pretty whether to print the readable form of {@code --mlir-pretty-debuginfo}, such as {@code file:1:2},
   *     which cannot be parsed
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

  /** Returns the number of nested locations that {@link #structurallyEquals} leaves to {@link #sameAs}. */
  protected int partCount() {
    return 0;
  }

  /** Returns a nested location. */
  protected Location part(int index) {
    throw new IndexOutOfBoundsException(index);
  }

  /** Returns whether this and {@code other} have the same structure. Not recursive. */
  public final boolean sameAs(Location other) {
    if (this == other) {
      return true;
    }
    if (!isShallowEqual(this, other)) {
      return false;
    }
    return partCount() == 0 || haveSameParts(this, other);
  }

  private static boolean isShallowEqual(Location a, Location b) {
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
        if (!isShallowEqual(a.part(i), b.part(i))) {
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
