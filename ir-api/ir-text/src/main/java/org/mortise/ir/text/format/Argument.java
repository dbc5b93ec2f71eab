// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.OpDefinition;

/**
 * An argument of a custom directive.
 *
 * @param kind the kind of argument
 * @param index the group or slot in the definition
 * @param values the group whose operands or types it denotes, or null
 * @param text the text of a string argument, or null
 * @param reference whether it is a {@code ref}, bound by another part of the format
 */
record Argument(Kind kind, int index, @Nullable ValueGroup values, @Nullable String text, boolean reference) {
  enum Kind {
    OPERAND,
    TYPE,
    ATTRIBUTE,
    REGION,
    SUCCESSOR,
    TEXT,
    ATTR_DICT;

    boolean isNamed() {
      return this != TEXT && this != ATTR_DICT;
    }
  }

  /** Returns the name of the declared part that it denotes; {@code type} for a type. */
  String name(OpDefinition definition) {
    return switch (kind) {
      case ATTRIBUTE -> definition.attributeSpec(index).name();
      case OPERAND -> definition.operandSpec(index).name();
      case REGION -> definition.regionSpec(index).name();
      case SUCCESSOR -> definition.successorSpec(index).name();
      case TYPE -> values.arity() == Arity.VARIADIC ? "types" : "type";
      default -> throw new IllegalStateException("an argument without a name");
    };
  }

  /** Returns whether the argument may be absent in an operation. */
  boolean mayBeMissing(OpDefinition definition) {
    return switch (kind) {
      case OPERAND, TYPE -> values.arity() != Arity.ONE;
      case ATTRIBUTE -> !definition.attributeSpec(index).isRequired();
      case REGION -> definition.regionSpec(index).variadic();
      case SUCCESSOR -> definition.successorSpec(index).variadic();
      default -> true;
    };
  }

  Argument asReference() {
    return new Argument(kind, index, values, text, true);
  }

  /** Returns the element whose presence decides whether the argument is present; null if presence is not defined. */
  @Nullable Element element(OpDefinition definition) {
    return switch (kind) {
      case OPERAND -> new OperandElement(definition, index);
      case TYPE -> new TypeElement(values, true);
      case ATTRIBUTE -> new AttributeElement(definition.attributeSpec(index), index);
      case REGION -> new RegionElement(definition, index);
      case SUCCESSOR -> new SuccessorElement(definition, index);
      default -> null;
    };
  }
}
