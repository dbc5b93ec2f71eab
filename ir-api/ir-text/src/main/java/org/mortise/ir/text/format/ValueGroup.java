// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.ValueSpec;

/** A declared group of operands or results, or all operands or all results; a range of values of an operation. */
final class ValueGroup {
  private static final int ALL = -1;

  private final OpDefinition definition;
  private final boolean results;
  private final int group;
  private final Arity arity;

  /** Position of the only value, or -1 if it depends on the operation. */
  private final int fixed;

  private ValueGroup(OpDefinition definition, boolean results, int group) {
    this.definition = definition;
    this.results = results;
    this.group = group;
    this.arity = group == ALL ? Arity.VARIADIC : spec(group).arity();
    this.fixed = fixedPosition();
  }

  static ValueGroup ofOperands(OpDefinition definition, int group) {
    return new ValueGroup(definition, false, group);
  }

  static ValueGroup ofResults(OpDefinition definition, int group) {
    return new ValueGroup(definition, true, group);
  }

  static ValueGroup allOperands(OpDefinition definition) {
    return new ValueGroup(definition, false, ALL);
  }

  static ValueGroup allResults(OpDefinition definition) {
    return new ValueGroup(definition, true, ALL);
  }

  private ValueSpec spec(int index) {
    return results ? definition.resultSpec(index) : definition.operandSpec(index);
  }

  private int fixedPosition() {
    if (group == ALL || arity != Arity.ONE) {
      return -1;
    }
    Trait sized = results ? Trait.ATTR_SIZED_RESULT_SEGMENTS : Trait.ATTR_SIZED_OPERAND_SEGMENTS;
    if (definition.hasTrait(sized)) {
      return -1;
    }
    for (int i = 0; i < group; i++) {
      if (spec(i).arity() != Arity.ONE) {
        return -1;
      }
    }
    return group;
  }

  /** Returns the name of the group. */
  String name() {
    return group == ALL ? "values" : spec(group).name();
  }

  boolean isResults() {
    return results;
  }

  boolean isAll() {
    return group == ALL;
  }

  /** Returns whether the group has exactly one value in each operation. */
  boolean isOne() {
    if (group != ALL) {
      return arity == Arity.ONE;
    }
    int groups = results ? definition.resultGroupCount() : definition.operandGroupCount();
    return groups == 1 && spec(0).arity() == Arity.ONE;
  }

  int index() {
    return group;
  }

  Arity arity() {
    return arity;
  }

  /** Returns the most specific class of the value types that the constraint determines. */
  Class<? extends Type> kind() {
    return group == ALL ? Type.class : spec(group).constraint().kind();
  }

  /** Returns the syntax that the constraint gives the types, or null. */
  TypeConstraint.@Nullable Form form() {
    return group == ALL ? null : spec(group).constraint().form();
  }

  /** Returns the position of the first value. */
  int start(Operation op) {
    if (fixed >= 0) {
      return fixed;
    }
    if (group == ALL) {
      return 0;
    }
    return results ? definition.resultGroupStart(op, group) : definition.operandGroup(op, group).start();
  }

  int length(Operation op) {
    if (fixed >= 0) {
      return 1;
    }
    if (group == ALL) {
      return results ? op.resultCount() : op.operandCount();
    }
    return results ? definition.resultGroupLength(op, group) : definition.operandGroup(op, group).size();
  }

  @Nullable Type typeAt(Operation op, int position) {
    Value value = results ? op.result(position) : op.operand(position);
    return value == null ? null : value.type();
  }

  List<Type> types(Operation op) {
    int start = start(op);
    int length = length(op);
    List<Type> types = new ArrayList<>(length);
    for (int i = start; i < start + length; i++) {
      types.add(typeAt(op, i));
    }
    return types;
  }

  /** Returns the list in which the parser collects the types of this group. */
  List<Type> collected(FormatParseState state) {
    if (group == ALL) {
      return results ? state.allResultTypes() : state.allOperandTypes();
    }
    return results ? state.resultTypes(group) : state.operandTypes(group);
  }
}
