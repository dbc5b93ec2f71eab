// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.function.Function;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.IntegerAttr;

/** Default values of attributes that several dialects use. */
public final class AttributeDefaults {
  /** The boolean {@code false}. */
  public static final Function<Context, Attribute> FALSE = context -> IntegerAttr.bool(context, false);

  /** The boolean {@code true}. */
  public static final Function<Context, Attribute> TRUE = context -> IntegerAttr.bool(context, true);

  private AttributeDefaults() {}
}
