// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Type;

/** A reference to memory, ranked or not. */
public abstract class BaseMemRefType extends Type implements ShapedType {
  private final Type elementType;
  private final @Nullable Attribute memorySpace;

  BaseMemRefType(Type elementType, @Nullable Attribute memorySpace) {
    super(elementType.context());
    this.elementType = elementType;
    this.memorySpace = memorySpace;
  }

  @Override
  public final Type elementType() {
    return elementType;
  }

  /** The memory space, or null for the default one. */
  public final @Nullable Attribute memorySpace() {
    return memorySpace;
  }

  @Override
  public final BaseMemRefType asType() {
    return this;
  }

  @Override
  public abstract BaseMemRefType cloneWith(long[] shape, Type newElementType);

  /**
   * Returns whether memory references can have elements of this type. A dialect marks its types as such. Types of
   * unregistered dialects are accepted, since programs that use them could not be parsed otherwise.
   */
  public static boolean isValidElementType(Type type) {
    return ElementTypes.isBuiltinScalar(type)
        || type instanceof ComplexType
        || type instanceof BaseMemRefType
        || type instanceof VectorType
        || type instanceof OpaqueType
        || type instanceof MemRefElementType;
  }

  /** Returns the message of the error in an element type, or null if there is none. */
  public static @Nullable String verifyElementType(Type type) {
    return isValidElementType(type) ? null : "invalid memref element type";
  }

  /** Returns the message of the error in a memory space, or null if there is none. */
  public static @Nullable String verifyMemorySpace(Attribute space) {
    return isSupportedMemorySpace(space) ? null : "unsupported memory space Attribute";
  }

  /**
   * Returns whether {@code space} is a memory space: an integer, string, dictionary, or any attribute of a dialect,
   * registered or not.
   */
  public static boolean isSupportedMemorySpace(Attribute space) {
    return space == null
        || space instanceof MemorySpaceAttr
        || space instanceof DictionaryAttr
        || !space.dialectNamespace().equals("builtin");
  }

  /** Returns null for the default memory space, which the integer 0 is too. */
  static @Nullable Attribute withoutDefault(Attribute space) {
    return space instanceof MemorySpaceAttr builtin && builtin.isDefaultMemorySpace() ? null : space;
  }

  /** Prints the memory space, if it is not the default one, as the last part of the type. */
  final void printMemorySpace(AsmPrinter printer) {
    if (memorySpace != null) {
      printer.print(", ").printElement(memorySpace);
    }
  }
}
