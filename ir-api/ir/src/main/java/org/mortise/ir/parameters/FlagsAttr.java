// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;

/** The base of attributes that are a set of flags, one bit each, in their only parameter, of {@link FlagNames#form}. */
public abstract class FlagsAttr extends ParametricAttr {
  protected FlagsAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  /** Returns the flags as a sum of the constants of the class. */
  public final int bits() {
    return (Integer) value(0);
  }

  /** Returns whether all of {@code flags} are set. */
  public final boolean has(int flags) {
    return (bits() & flags) == flags;
  }
}
