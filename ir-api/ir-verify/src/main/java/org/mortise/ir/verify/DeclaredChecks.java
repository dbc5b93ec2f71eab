// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.verify;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Verifier;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeRelation;
import org.mortise.ir.definition.ValueSpec;

/**
 * Checks the declared constraints of attributes, operand and result types, relations between types, and regions, in
 * that order. The counts must have been checked before. Allocates nothing for a valid operation.
 */
final class DeclaredChecks {
  private DeclaredChecks() {}

  static @Nullable Diagnostic check(Operation op, OpDefinition definition) {
    Diagnostic found = attributes(op, definition);
    if (found == null) {
      found = operands(op, definition);
    }
    if (found == null) {
      found = results(op, definition);
    }
    if (found == null) {
      found = relations(op, definition);
    }
    if (found == null) {
      found = regions(op, definition);
    }
    return found == null ? invariants(op, definition) : found;
  }

  private static @Nullable Diagnostic relations(Operation op, OpDefinition definition) {
    List<TypeRelation> relations = definition.typeRelations();
    for (int i = 0; i < relations.size(); i++) {
      Diagnostic found = relations.get(i).check(op);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static @Nullable Diagnostic invariants(Operation op, OpDefinition definition) {
    List<Verifier> invariants = definition.invariants();
    for (int i = 0; i < invariants.size(); i++) {
      Diagnostic found = invariants.get(i).verify(op);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** Reports missing attributes before invalid ones, both in the order of their names. */
  private static @Nullable Diagnostic attributes(Operation op, OpDefinition definition) {
    int count = definition.attributeCount();
    for (int i = 0; i < count; i++) {
      int slot = definition.slotByName(i);
      AttributeSpec spec = definition.attributeSpec(slot);
      if (op.property(slot) == null && !spec.optional() && spec.defaultValue() == null) {
        return op.opError("requires attribute '" + spec.name() + "'");
      }
    }
    for (int i = 0; i < count; i++) {
      int slot = definition.slotByName(i);
      AttributeSpec spec = definition.attributeSpec(slot);
      Attribute value = op.property(slot);
      if (value != null && !spec.constraint().accepts(value)) {
        return op.opError("attribute '" + spec.name() + "' failed to satisfy constraint: "
            + spec.constraint().description());
      }
    }
    return null;
  }

  private static @Nullable Diagnostic operands(Operation op, OpDefinition definition) {
    int groups = definition.operandGroupCount();
    DenseI32ArrayAttr sizes = definition.hasTrait(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        ? (DenseI32ArrayAttr) op.getAttr(OpDefinition.OPERAND_SEGMENT_SIZES) : null;
    boolean isEven = definition.hasTrait(Trait.SAME_VARIADIC_OPERAND_SIZE);
    int index = 0;
    for (int group = 0; group < groups; group++) {
      ValueSpec spec = definition.operandSpec(group);
      int length = isEven
          ? definition.operandGroup(op, group).size()
          : groupLength(spec, sizes, group, op.operandCount() - (groups - 1));
      if (spec.arity() == Arity.OPTIONAL && length > 1 || spec.arity() == Arity.ONE && length != 1) {
        return wrongLength(op, "operand", index, spec, length);
      }
      TypeConstraint<?> constraint = spec.constraint();
      for (int i = 0; i < length; i++, index++) {
        if (!constraint.accepts(op.operand(index).type())) {
          return mustBe(op, "operand", index, spec, op.operand(index).type());
        }
      }
    }
    return null;
  }

  private static @Nullable Diagnostic results(Operation op, OpDefinition definition) {
    int groups = definition.resultGroupCount();
    DenseI32ArrayAttr sizes = definition.hasTrait(Trait.ATTR_SIZED_RESULT_SEGMENTS)
        ? (DenseI32ArrayAttr) op.getAttr(OpDefinition.RESULT_SEGMENT_SIZES) : null;
    boolean isEven = definition.hasTrait(Trait.SAME_VARIADIC_RESULT_SIZE);
    int index = 0;
    for (int group = 0; group < groups; group++) {
      ValueSpec spec = definition.resultSpec(group);
      int length = isEven
          ? definition.resultGroupLength(op, group)
          : groupLength(spec, sizes, group, op.resultCount() - (groups - 1));
      if (spec.arity() == Arity.OPTIONAL && length > 1 || spec.arity() == Arity.ONE && length != 1) {
        return wrongLength(op, "result", index, spec, length);
      }
      TypeConstraint<?> constraint = spec.constraint();
      for (int i = 0; i < length; i++, index++) {
        if (!constraint.accepts(op.result(index).type())) {
          return mustBe(op, "result", index, spec, op.result(index).type());
        }
      }
    }
    return null;
  }

  private static int groupLength(ValueSpec spec, @Nullable DenseI32ArrayAttr sizes, int group, int rest) {
    if (sizes != null) {
      return sizes.get(group);
    }
    return spec.arity() == Arity.ONE ? 1 : rest;
  }

  private static Diagnostic wrongLength(Operation op, String what, int start, ValueSpec spec, int length) {
    return op.opError(what + " group starting at #" + start + " requires "
        + (spec.arity() == Arity.ONE ? "1" : "0 or 1") + " element, but found " + length);
  }

  private static Diagnostic mustBe(Operation op, String what, int index, ValueSpec spec, Object type) {
    String variadic = spec.arity() == Arity.VARIADIC ? "variadic of " : "";
    return op.opError(what + " #" + index + " must be " + variadic + spec.constraint().description() + ", but got '"
        + type + "'");
  }

  private static @Nullable Diagnostic regions(Operation op, OpDefinition definition) {
    int groups = definition.regionGroupCount();
    for (int i = 0; i < op.regionCount(); i++) {
      RegionSpec spec = definition.regionSpec(Math.min(i, groups - 1));
      if (!hasShape(op.region(i), spec.shape())) {
        return op.opError("region #" + i + " ('" + spec.name() + "') failed to verify constraint: "
            + spec.shape().description());
      }
    }
    return null;
  }

  private static boolean hasShape(Region region, RegionSpec.Shape shape) {
    return switch (shape) {
      case ANY -> true;
      case ONE_BLOCK -> region.hasOneBlock();
      case TWO_BLOCKS -> !region.isEmpty() && region.first().next() != null && region.first().next().next() == null;
      case AT_LEAST_ONE_BLOCK -> !region.isEmpty();
      case AT_MOST_ONE_BLOCK -> region.isEmpty() || region.hasOneBlock();
    };
  }
}
