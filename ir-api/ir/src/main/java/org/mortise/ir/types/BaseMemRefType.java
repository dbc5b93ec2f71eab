// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Type;

/** A reference to memory, ranked or not. */
public abstract class BaseMemRefType extends Type implements ShapedType {
  private final Type elementType;
  private final Attribute memorySpace;

  BaseMemRefType(Type elementType, Attribute memorySpace) {
    super(elementType.context());
    this.elementType = elementType;
    this.memorySpace = memorySpace;
  }

  @Override
  public final Type elementType() {
    return elementType;
  }

  /** The memory space, or null for the default one. */
  public final Attribute memorySpace() {
    return memorySpace;
  }

  @Override
  public final BaseMemRefType asType() {
    return this;
  }

  @Override
  public abstract BaseMemRefType cloneWith(long[] shape, Type newElementType);

  /**
   * Whether memory references can have elements of this type. Types of dialects say so themselves; those of dialects
   * that nobody registered get the benefit of the doubt, since programs that use them would be lost otherwise.
   */
  public static boolean isValidElementType(Type type) {
    return ElementTypes.isBuiltinScalar(type)
        || type instanceof ComplexType
        || type instanceof BaseMemRefType
        || type instanceof VectorType
        || type instanceof OpaqueType
        || type instanceof MemRefElementType;
  }

  /** What is wrong with an element type, or null. */
  public static String verifyElementType(Type type) {
    return isValidElementType(type) ? null : "invalid memref element type";
  }

  /** What is wrong with a memory space, or null. */
  public static String verifyMemorySpace(Attribute space) {
    return isSupportedMemorySpace(space) ? null : "unsupported memory space Attribute";
  }

  /** Integers, strings, dictionaries, and whatever a dialect has, even one that nobody registered. */
  public static boolean isSupportedMemorySpace(Attribute space) {
    return space == null
        || space instanceof MemorySpaceAttr
        || space instanceof DictionaryAttr
        || !space.dialectNamespace().equals("builtin");
  }

  /** Returns null for the default memory space, which the integer 0 is too. */
  static Attribute withoutDefault(Attribute space) {
    return space instanceof MemorySpaceAttr builtin && builtin.isDefaultMemorySpace() ? null : space;
  }

  /** Prints the memory space, if it is not the default one, as the last part of the type. */
  final void printMemorySpace(AsmPrinter printer) {
    if (memorySpace != null) {
      printer.print(", ").printElement(memorySpace);
    }
  }
}
