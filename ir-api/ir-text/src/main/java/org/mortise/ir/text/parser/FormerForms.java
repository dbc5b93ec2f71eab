// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OperationName;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.text.version.DeclaredParts;

/** Tells operations of MLIR 19.1 in generic form from those of the newest version. */
final class FormerForms {
  private FormerForms() {}

  /** Returns whether an operation in generic form has the parts that MLIR 19.1 declares, and not the present ones. */
  static boolean isFormer(Frame frame) {
    OperationName name = frame.state.name();
    return !fits(frame, OpDefinition.of(name)) && fits(frame, OpDefinition.of(name.former()));
  }

  private static boolean fits(Frame frame, @Nullable OpDefinition definition) {
    return definition != null
        && DeclaredParts.fit(definition, frame.genericOperands.size(), frame.state.resultTypes().size())
        && fits(frame.genericProperties instanceof DictionaryAttr properties ? properties : null,
            frame.genericAttributes, definition);
  }

  private static boolean fits(
      @Nullable DictionaryAttr properties, @Nullable DictionaryAttr attributes, OpDefinition definition) {
    for (int slot = 0; slot < definition.attributeCount(); slot++) {
      AttributeSpec spec = definition.attributeSpec(slot);
      boolean isGiven = properties != null && properties.get(spec.name()) != null
          || attributes != null && attributes.get(spec.name()) != null;
      if (definition.isSegmentSizes(slot)) {
        if (hasOtherGroups(properties, spec, definition) || hasOtherGroups(attributes, spec, definition)) {
          return false;
        }
      } else if (spec.isRequired() && !isGiven) {
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
