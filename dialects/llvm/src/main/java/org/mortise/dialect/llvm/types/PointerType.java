// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.DataLayoutType;
import org.mortise.ir.types.PointerLikeType;
import org.mortise.ir.types.VectorElementType;

/** A pointer: {@code !llvm.ptr}, or {@code !llvm.ptr<3>} into address space 3. */
public final class PointerType extends LlvmType implements PointerLikeType, DataLayoutType, VectorElementType {
  static final String MNEMONIC = "ptr";

  private final int addressSpace;

  private PointerType(Context context, int addressSpace) {
    super(context);
    this.addressSpace = addressSpace;
  }

  /** Returns the pointer into address space 0. */
  public static PointerType of(Context context) {
    return of(context, 0);
  }

  /**
   * Returns the pointer into an address space.
   *
   * @param addressSpace an unsigned number
   */
  public static PointerType of(Context context, int addressSpace) {
    return context.unique(new PointerType(context, addressSpace));
  }

  /** Returns the address space, an unsigned number. */
  public int addressSpace() {
    return addressSpace;
  }

  @Override
  public @Nullable String layoutProblem(Attribute value) {
    String problem = LayoutEntry.OF_POINTER.problem(this, value);
    return problem == null ? LayoutEntry.OF_POINTER.alignmentProblem(value) : problem;
  }

  @Override
  public boolean isVectorElement() {
    return true;
  }

  @Override
  public @Nullable Type pointeeType() {
    return null;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC);
    if (addressSpace != 0) {
      printer.print('<').print(Integer.toUnsignedLong(addressSpace)).print('>');
    }
  }

  @Override
  protected int structuralHash() {
    return addressSpace;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return addressSpace == ((PointerType) other).addressSpace;
  }
}
