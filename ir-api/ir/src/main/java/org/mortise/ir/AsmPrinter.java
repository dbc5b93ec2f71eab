// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import org.osgi.annotation.versioning.ProviderType;

/**
 * The printer that types and attributes print themselves with. Text is appended as given; no method adds spaces or
 * escapes unless its documentation states it. Strings are byte strings: one char per byte of the output (see
 * {@code StringAttr}).
 */
@ProviderType
public interface AsmPrinter {
  /** Returns the version of MLIR that reads the text. */
  default MlirVersion version() {
    return MlirVersion.DEFAULT;
  }

  /**
   * States that what is printed next exists since a version of MLIR only. It is printed anyway; whoever prints for an
   * older version finds it before and reports an error.
   *
   * @param part the name of the part with its kind, such as {@code type 'f4E2M1FN'}
   */
  default AsmPrinter requireVersion(MlirVersion first, String part) {
    return this;
  }

  AsmPrinter print(String text);

  AsmPrinter print(char c);

  AsmPrinter print(long value);

  /** Prints a type, by its alias where it has one. */
  AsmPrinter printType(Type type);

  /**
   * Prints the definition of a type by an action, except inside that definition.
   *
   * @param definition prints to this printer
   */
  AsmPrinter printDefinition(NamedType<?> type, Runnable definition);

  /** Prints an attribute with its type, by its alias where it has one. */
  AsmPrinter printAttribute(Attribute attribute);

  /**
   * Prints an attribute by its alias if it has one, otherwise by an action, which may omit parts implied by the
   * context.
   *
   * @param text prints to this printer
   */
  AsmPrinter printAliasOr(Attribute attribute, Runnable text);

  /**
   * Prints a nested part by an action, which may be nested deeply.
   *
   * @param part prints to this printer
   */
  AsmPrinter printNested(Runnable part);

  /** Prints an attribute without the type that the surroundings imply, by its alias where it has one. */
  AsmPrinter printAttributeWithoutType(Attribute attribute);

  /** Prints an attribute as an element of an array: a number without its type if that is {@code i64} or {@code f64}. */
  default AsmPrinter printElement(Attribute attribute) {
    return attribute.hasDefaultType() ? printAttributeWithoutType(attribute) : printAttribute(attribute);
  }

  /**
   * Prints a nested location, by its alias if it has one, otherwise without enclosing {@code loc(...)}.
   */
  AsmPrinter printLocation(Location location);

  /**
   * Prints {@code text} in double quotes, with MLIR's escapes ({@code \\}, {@code \"}, {@code \n}, {@code \t}, hex).
   */
  AsmPrinter printString(String text);

  /** Prints {@code text} bare if it is a valid keyword, otherwise as {@link #printString}. */
  AsmPrinter printKeywordOrString(String text);

  /** Prints {@code @name} or {@code @"na me"}. */
  AsmPrinter printSymbolName(String name);

  /** The number of a distinct attribute in this output, by order of appearance. */
  default long distinctNumber(Attribute distinct) {
    return 0;
  }

  /** Elements attributes with more elements than this print as hexadecimal digits; -1 for never. */
  default long hexadecimalIfLargerThan() {
    return 100;
  }

  /** Elements attributes with more elements than this print as {@code dense_resource<__elided__>}; -1 for no limit. */
  default int elideElementsLargerThan() {
    return -1;
  }
}
