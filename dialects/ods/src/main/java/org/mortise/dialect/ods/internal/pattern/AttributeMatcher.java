// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.definition.AttributeConstraint;

/** Matches an attribute, and binds names. */
interface AttributeMatcher {
  /** Returns whether an attribute, or null if it is missing, matches. */
  boolean matches(@Nullable Attribute attribute, Bindings bindings);

  /** Binds an attribute, or its absence, to a name. */
  record Bind(int slot) implements AttributeMatcher {
    @Override
    public boolean matches(@Nullable Attribute attribute, Bindings bindings) {
      bindings.setAttribute(slot, attribute);
      return true;
    }
  }

  /** Matches the attribute that a name stands for already. */
  record Same(int slot) implements AttributeMatcher {
    @Override
    public boolean matches(@Nullable Attribute attribute, Bindings bindings) {
      return attribute == bindings.attribute(slot);
    }
  }

  /** Matches one attribute. */
  record Exactly(Attribute expected) implements AttributeMatcher {
    @Override
    public boolean matches(@Nullable Attribute attribute, Bindings bindings) {
      return attribute == expected;
    }
  }

  /**
   * Matches an attribute that is present and satisfies a constraint.
   *
   * @param accepts the constraint, or null
   * @param then the next matcher of the same attribute, or null
   */
  record Present(@Nullable AttributeConstraint<Attribute> accepts, @Nullable AttributeMatcher then)
      implements AttributeMatcher {
    @Override
    public boolean matches(@Nullable Attribute attribute, Bindings bindings) {
      return attribute != null && (accepts == null || accepts.accepts(attribute))
          && (then == null || then.matches(attribute, bindings));
    }
  }
}
