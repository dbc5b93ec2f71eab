// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;

/** A reference to memory of unknown rank: {@code memref<*xf32, 1>}. */
public final class UnrankedMemRefType extends BaseMemRefType {
  private UnrankedMemRefType(Type elementType, @Nullable Attribute memorySpace) {
    super(elementType, memorySpace);
  }

  public static UnrankedMemRefType of(Type elementType) {
    return of(elementType, null);
  }

  /**
   * The parts must be accepted by {@link #verify}.
   *
   * @param memorySpace the memory space, or null
   */
  public static UnrankedMemRefType of(Type elementType, @Nullable Attribute memorySpace) {
    return elementType.context().unique(new UnrankedMemRefType(elementType, withoutDefault(memorySpace)));
  }

  /** Returns the message of the error in the parts, or null if there is none. */
  public static @Nullable String verify(Type elementType, @Nullable Attribute memorySpace) {
    String error = verifyElementType(elementType);
    return error != null ? error : verifyMemorySpace(memorySpace);
  }

  @Override
  public boolean hasRank() {
    return false;
  }

  @Override
  public int rank() {
    throw new IllegalStateException("unranked");
  }

  @Override
  public long dim(int index) {
    throw new IllegalStateException("unranked");
  }

  @Override
  public long[] shape() {
    throw new IllegalStateException("unranked");
  }

  @Override
  public MemRefType cloneWith(long[] shape, Type newElementType) {
    return MemRefType.of(shape, newElementType, null, memorySpace());
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print("memref<*x").printType(elementType());
    printMemorySpace(printer);
    printer.print('>');
  }

  @Override
  protected int structuralHash() {
    return elementType().hashCode() * 31 + Objects.hashCode(memorySpace());
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    UnrankedMemRefType that = (UnrankedMemRefType) other;
    return elementType() == that.elementType() && memorySpace() == that.memorySpace();
  }
}
