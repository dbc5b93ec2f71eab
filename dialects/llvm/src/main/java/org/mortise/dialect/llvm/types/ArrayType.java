// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.types.DataLayoutType;

/** An array of a fixed length: {@code !llvm.array<4 x i32>}. */
public final class ArrayType extends LlvmType implements DataLayoutType {
  static final String MNEMONIC = "array";

  private final Type elementType;
  private final long length;

  private ArrayType(Type elementType, long length) {
    super(elementType.context());
    this.elementType = elementType;
    this.length = length;
  }

  /**
   * Returns an array type.
   *
   * @param length an unsigned number
   * @throws IllegalArgumentException if the element type is invalid
   */
  public static ArrayType of(Type elementType, long length) {
    LlvmTypes.check(verify(elementType));
    return elementType.context().unique(new ArrayType(elementType, length));
  }

  /** Returns a verification error, or null. */
  static @Nullable String verify(Type elementType) {
    return LlvmTypes.isElement(elementType) ? null : "invalid array element type: '" + elementType + "'";
  }

  public Type elementType() {
    return elementType;
  }

  /** Returns the number of elements, an unsigned number. */
  public long length() {
    return length;
  }

  /** The layout follows from the elements; an entry has no effect. */
  @Override
  public @Nullable String layoutProblem(Attribute value) {
    return null;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC).print('<').print(Long.toUnsignedString(length)).print(" x ");
    LlvmTypes.printNested(printer, elementType);
    printer.print('>');
  }

  @Override
  protected int structuralHash() {
    return elementType.hashCode() * 31 + Long.hashCode(length);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    ArrayType array = (ArrayType) other;
    return elementType == array.elementType && length == array.length;
  }
}
