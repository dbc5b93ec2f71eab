// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The part of an operation's definition that operations themselves rely on: traits, the slots of inherent attributes,
 * and the groups of operands. {@code OpDefinition} is the implementation.
 */
public interface OpSchema {
  /** The attribute with the number of operands in each group, of operations that need it and are not dynamic. */
  String OPERAND_SEGMENT_SIZES = "operandSegmentSizes";

  /** The attribute with the number of results in each group, of operations that need it and are not dynamic. */
  String RESULT_SEGMENT_SIZES = "resultSegmentSizes";

  /** The full name, {@code "dialect.operation"}. */
  String name();

  /** Returns whether operations of this definition have the trait. */
  boolean hasTrait(Trait trait);

  /** Returns whether operations of this definition end their block. */
  default boolean isTerminator() {
    return hasTrait(Trait.TERMINATOR);
  }

  /** Returns the number of interfaces that the definition declares. */
  int interfaceCount();

  /** Returns a declared interface. */
  Class<? extends OpInterface> interfaceType(int index);

  /**
   * Returns the declared implementation of an interface; created at the first request. Implementations that are
   * attached to the operation take precedence.
   */
  OpInterface implementation(int index);

  /** Number of inherent attributes, each of which has a slot. */
  int attributeCount();

  /** Returns the slot of the inherent attribute of that name, or -1. */
  int attributeSlot(String attributeName);

  /** Returns whether a value is of the kind that the attribute in {@code slot} is stored as. */
  boolean canStore(int slot, Attribute value);

  /** Returns whether the attribute in {@code slot} is the number of operands or results in each group. */
  boolean isSegmentSizes(int slot);

  /** Returns the name of the inherent attribute with the number of operands in each group; null if there is none. */
  @Nullable String operandSegmentsName();

  /** Returns the name of the inherent attribute with the number of results in each group; null if there is none. */
  @Nullable String resultSegmentsName();

  /** Returns the inherent attributes that {@code op} has, sorted by name. Computed at each call. */
  DictionaryAttr inherentAttributes(Operation op);

  /** Returns the operands of a group. O(1), except for segment sizes. */
  OperandRange operandGroup(Operation op, int group);

  /** Returns the result types that follow from the other parts of {@code state}, or null if they do not follow. */
  @Nullable List<Type> inferResultTypes(OperationState state);

  /** Returns segment sizes as an attribute. */
  Attribute segmentSizes(Context context, int[] sizes);

  /** Returns the sizes in an attribute created by {@link #segmentSizes(Context, int[])}, in a new array. */
  int[] segmentSizes(Attribute attribute);
}
