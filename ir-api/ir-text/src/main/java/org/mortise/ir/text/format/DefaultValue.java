// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.definition.AttributeSpec;

/** The default value of an attribute, cached for the most recent context. */
final class DefaultValue {
  private record Known(@Nullable Context context, @Nullable Attribute value) {}

  private final AttributeSpec spec;

  /** Threads may overwrite each other's value; all of them are valid. */
  private Known known = new Known(null, null);

  DefaultValue(AttributeSpec spec) {
    this.spec = spec;
  }

  boolean exists() {
    return spec.defaultValue() != null;
  }

  /** Returns whether an attribute is present and differs from its default. */
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
