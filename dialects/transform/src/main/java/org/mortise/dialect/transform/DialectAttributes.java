// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.StringAttr;

/** The attributes of the dialect that any operation can have. */
final class DialectAttributes {
  private static final String TARGET_TAG = "transform.target_tag";
  private static final Set<String> OTHERS = Set.of(
      "transform.readonly", "transform.consumed", "transform.silence_tracking_failures");

  private DialectAttributes() {}

  static @Nullable Diagnostic verify(Operation op, NamedAttribute attribute) {
    String name = attribute.name();
    if (name.equals(TransformDialect.WITH_NAMED_SEQUENCE)) {
      return op.hasTrait(Trait.SYMBOL_TABLE) ? null
          : op.error('"' + name + "\" attribute can only be attached to operations with symbol tables");
    }
    if (name.equals(TARGET_TAG)) {
      return attribute.value() instanceof StringAttr ? null : op.error('"' + name + "\" attribute must be a string");
    }
    return OTHERS.contains(name) ? null : op.error("unknown attribute: \"" + name + "\"");
  }
}
