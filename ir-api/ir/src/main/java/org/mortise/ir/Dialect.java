// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A namespace of operations, types and attributes.
 *
 * <p>A dialect is a stateless object, registered as a service of this type ({@code @Component} and {@code
 * @AutoService}). Definitions are created lazily, at the first use of an operation name.
 */
public abstract class Dialect {
  /** The part before the dot in the names of its operations. */
  public abstract String namespace();

  /** Returns the name of the file that defines this dialect; null if it is not defined by a file. */
  public @Nullable String source() {
    return null;
  }

  /** The full names of all its operations, for listings. */
  public abstract List<String> operationNames();

  /** The words after {@code !namespace.} with which its types begin, for listings. */
  public List<String> typeNames() {
    return List.of();
  }

  /** The words after {@code #namespace.} with which its attributes begin, for listings. */
  public List<String> attributeNames() {
    return List.of();
  }

  /**
   * The interface implementations that its operations declare, for listings and services. Generated for dialects whose
   * operations are declared by annotations.
   */
  public List<DeclaredImplementation> implementations() {
    return List.of();
  }

  /** The definition of the operation with this full name, or null if the dialect has none. */
  public abstract @Nullable OpSchema operation(String name);

  /**
   * Returns the documentation of an operation of a dialect that a file defines; null if there is none, or if it is in a
   * resource of the dialect's bundle.
   */
  public @Nullable String documentation(String operation) {
    return null;
  }

  /**
   * Parses the text after {@code !namespace.} up to the end of the type. Fails through {@link AsmParser#error(int,
   * String)}.
   */
  public Type parseType(AsmParser parser) {
    throw parser.error(parser.position(), "dialect '" + namespace() + "' provides no type parsing hook");
  }

  /**
   * Parses the text after {@code #namespace.} up to the end of the attribute.
   *
   * @param type the type implied by the context, or null
   */
  public Attribute parseAttribute(AsmParser parser, Type type) {
    throw parser.error(parser.position(), "dialect '" + namespace() + "' provides no attribute parsing hook");
  }

  /**
   * Creates a constant operation of this dialect with the given value and type, or returns null if it has none for
   * them.
   */
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    return null;
  }

  /** Checks a discardable attribute whose name has this dialect's prefix. Returns an error or null. */
  public @Nullable Diagnostic verifyOperationAttribute(Operation operation, NamedAttribute attribute) {
    return null;
  }

  /**
   * Checks an attribute of an argument of a function whose name has this dialect's prefix. Returns an error or null.
   *
   * @param argument the argument's position
   */
  public @Nullable Diagnostic verifyArgumentAttribute(Operation function, int argument, NamedAttribute attribute) {
    return null;
  }

  /**
   * Checks an attribute of a result of a function whose name has this dialect's prefix. Returns an error or null.
   *
   * @param result the result's position
   */
  public @Nullable Diagnostic verifyResultAttribute(Operation function, int result, NamedAttribute attribute) {
    return null;
  }

  /** Returns the rules for inlining the operations of this dialect, or null if none may be inlined. */
  public @Nullable DialectInlinerInterface inliner() {
    return null;
  }

  /** Returns whether undefined operations of this namespace are accepted. */
  public boolean allowsUnknownOperations() {
    return false;
  }

  /** Returns the encoding of types and attributes in bytecode; null if all are written as text. */
  public @Nullable DialectBytecode bytecode() {
    return null;
  }

  /** Returns whether a file can have a section of resources for this dialect. */
  public boolean hasResources() {
    return false;
  }

  /**
   * Returns the stem of the alias of a type or attribute of any dialect, or null if this dialect suggests none. Called
   * for the dialects in use; the stem is converted to an identifier.
   */
  public @Nullable String aliasOf(Interned uniqued) {
    return null;
  }

  /** Returns the operations of MLIR 19.1 whose text can be read, and which this dialect has in another form now. */
  public List<FormerOperation> formerOperations() {
    return List.of();
  }

  @Override
  public String toString() {
    return namespace();
  }
}
