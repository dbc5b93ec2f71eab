// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.definition.AttributeSpec;

/** The default of an attribute, made once for each context that is seen in a row. */
final class DefaultValue {
  private record Known(@Nullable Context context, @Nullable Attribute value) {}

  private final AttributeSpec spec;

  /** Several threads may replace each other's; all of them are right. */
  private Known known = new Known(null, null);

  DefaultValue(AttributeSpec spec) {
    this.spec = spec;
  }

  boolean exists() {
    return spec.defaultValue() != null;
  }

  /** Returns whether an attribute is there and is not what it would be anyway. */
  boolean isOverridden(Attribute value) {
    if (value == null || !exists()) {
      return value != null;
    }
    Known last = known;
    if (last.context != value.context()) {
      last = new Known(value.context(), spec.defaultValue().apply(value.context()));
      known = last;
    }
    return value != last.value;
  }
}
