// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OperationName;
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
      Attribute given = properties == null ? null : properties.get(spec.name());
      given = given != null || attributes == null ? given : attributes.get(spec.name());
      boolean isMissing = given == null && spec.isRequired();
      boolean isOther = given != null && !spec.constraint().storage().test(given);
      if ((isMissing || isOther) && !definition.isSegmentSizes(slot)) {
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
}
