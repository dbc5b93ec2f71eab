// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OperationName;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.ValueSpec;
import org.mortise.ir.text.version.DeclaredParts;

/** Tells operations of MLIR 19.1 from those of the newest version. */
final class FormerForms {
  private FormerForms() {}

  /** Returns whether an operation has the parts that MLIR 19.1 declares, and not the present ones. */
  static boolean isFormer(Frame frame) {
    OperationName name = frame.state.name();
    return !fits(frame, OpDefinition.of(name)) && fits(frame, OpDefinition.of(name.former()));
  }

  /** Returns whether an operation that was read in its former form has the parts that MLIR 19.1 declares. */
  static boolean isWhole(Frame former) {
    return fits(former, OpDefinition.of(former.state.name()));
  }

  private static boolean fits(Frame frame, @Nullable OpDefinition definition) {
    if (definition == null) {
      return false;
    }
    boolean isGeneric = frame.genericOperands != null;
    List<Type> types = isGeneric ? frame.genericOperandTypes : typesOf(frame.state.operands());
    return DeclaredParts.fit(definition, types.size(), frame.state.resultTypes().size())
        && fits(types, definition)
        && (isGeneric
            ? fits(frame.genericProperties instanceof DictionaryAttr properties ? properties : null,
                frame.genericAttributes, definition)
            : hasRequiredAttributes(frame.state, definition));
  }

  private static List<Type> typesOf(List<Value> values) {
    List<Type> types = new ArrayList<>(values.size());
    for (Value value : values) {
      types.add(value.type());
    }
    return types;
  }

  /** Compares the types of operands before the first group of any size. */
  private static boolean fits(List<Type> operands, OpDefinition definition) {
    for (int i = 0; i < definition.operandGroupCount() && i < operands.size(); i++) {
      ValueSpec spec = definition.operandSpec(i);
      if (spec.arity() != Arity.ONE) {
        return true;
      }
      if (!spec.constraint().accepts(operands.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasRequiredAttributes(OperationState state, OpDefinition definition) {
    for (int slot = 0; slot < definition.attributeCount(); slot++) {
      AttributeSpec spec = definition.attributeSpec(slot);
      if (spec.isRequired() && !definition.isSegmentSizes(slot) && state.getAttr(spec.name()) == null) {
        return false;
      }
    }
    return true;
  }

  private static boolean fits(
      @Nullable DictionaryAttr properties, @Nullable DictionaryAttr attributes, OpDefinition definition) {
    for (int slot = 0; slot < definition.attributeCount(); slot++) {
      AttributeSpec spec = definition.attributeSpec(slot);
      if (definition.isSegmentSizes(slot)) {
        if (hasOtherGroups(properties, spec, definition) || hasOtherGroups(attributes, spec, definition)) {
          return false;
        }
        continue;
      }
      Attribute given = properties == null ? null : properties.get(spec.name());
      given = given != null || attributes == null ? given : attributes.get(spec.name());
      boolean isMissing = given == null && spec.isRequired();
      boolean isOther = given != null && !spec.constraint().storage().test(given);
      if (isMissing || isOther) {
        return false;
      }
    }
    if (properties != null) {
      for (NamedAttribute each : properties.entries()) {
        if (definition.attributeSlot(each.name()) < 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns whether the sizes of groups are given, and their number is not that of the groups. */
  private static boolean hasOtherGroups(
      @Nullable DictionaryAttr attributes, AttributeSpec spec, OpDefinition definition) {
    int groups = spec.name().equals(definition.operandSegmentsName())
        ? definition.operandGroupCount() : definition.resultGroupCount();
    return attributes != null && attributes.get(spec.name()) instanceof DenseI32ArrayAttr sizes
        && sizes.size() != groups;
  }
}
