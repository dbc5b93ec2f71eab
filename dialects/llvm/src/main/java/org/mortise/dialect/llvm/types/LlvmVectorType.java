// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/**
 * A vector of elements that the builtin vectors cannot have, {@code !llvm.vec<4 x ptr>}, or of a scalable length:
 * {@code !llvm.vec<? x 4 x f32>}.
 */
public final class LlvmVectorType extends LlvmType {
  static final String MNEMONIC = "vec";

  private final Type elementType;
  private final int length;
  private final boolean scalable;

  private LlvmVectorType(Type elementType, int length, boolean scalable) {
    super(elementType.context());
    this.elementType = elementType;
    this.length = length;
    this.scalable = scalable;
  }

  /**
   * Returns a vector type.
   *
   * @param length the number of elements, or its minimum for a scalable vector; unsigned
   * @throws IllegalArgumentException if the element type is invalid or the length is 0
   */
  public static LlvmVectorType of(Type elementType, int length, boolean scalable) {
    LlvmTypes.check(verify(elementType, length, scalable));
    return elementType.context().unique(new LlvmVectorType(elementType, length, scalable));
  }

  /** Returns a verification error, or null. */
  static @Nullable String verify(Type elementType, int length, boolean scalable) {
    if (length == 0) {
      return "the number of vector elements must be positive";
    }
    boolean valid = elementType instanceof PointerType
        || (scalable ? isScalar(elementType) : LlvmTypes.isPrimitive(elementType, PrimitiveType.Kind.PPC_FP128));
    return valid ? null : "invalid vector element type";
  }

  private static boolean isScalar(Type type) {
    return type instanceof IntegerType integer ? integer.isSignless() : LlvmTypes.isFloat(type);
  }

  /** Returns whether fixed-length vectors of this element type use the builtin vector type. */
  static boolean isBuiltinElement(Type type) {
    return type instanceof FloatType || (type instanceof IntegerType integer && integer.isSignless());
  }

  public Type elementType() {
    return elementType;
  }

  /** Returns the number of elements, of a scalable vector the smallest one; an unsigned number. */
  public int length() {
    return length;
  }

  /** Returns whether the number of elements is a multiple of the length that is known when the program runs. */
  public boolean isScalable() {
    return scalable;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC).print(scalable ? "<? x " : "<").print(Integer.toUnsignedLong(length));
    printer.print(scalable ? " x  " : " x ");
    LlvmTypes.printNested(printer, elementType);
    printer.print('>');
  }

  @Override
  protected int structuralHash() {
    return (elementType.hashCode() * 31 + length) * 2 + (scalable ? 1 : 0);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    LlvmVectorType vector = (LlvmVectorType) other;
    return elementType == vector.elementType && length == vector.length && scalable == vector.scalable;
  }
}
