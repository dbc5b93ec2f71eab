// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Location;

/**
 * A reference to an object of the host program that created the operation, such as a node of a syntax tree. It is not
 * printed; a fallback location is printed instead.
 */
public final class OpaqueLoc extends Location {
  private final @Nullable Object underlying;
  private final Location fallback;

  /**
   * Creates a location.
   *
   * @param underlying the object; compared by identity
   * @param fallback the location that is printed in its place
   */
  public OpaqueLoc(@Nullable Object underlying, Location fallback) {
    super(fallback.context());
    this.underlying = underlying;
    this.fallback = fallback;
  }

  public @Nullable Object underlying() {
    return underlying;
  }

  /** Returns the location that is printed in place of the object. */
  public Location fallback() {
    return fallback;
  }

  @Override
  public void printBody(AsmPrinter printer, boolean pretty) {
    printer.printLocation(fallback);
  }

  @Override
  protected int structuralHash() {
    return System.identityHashCode(underlying) * 31 + fallback.contentHash();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return underlying == ((OpaqueLoc) other).underlying;
  }

  @Override
  protected int partCount() {
    return 1;
  }

  @Override
  protected Location part(int index) {
    return fallback;
  }
}
