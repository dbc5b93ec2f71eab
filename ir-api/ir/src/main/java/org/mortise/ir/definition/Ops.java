// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A table of operations without classes; see {@link Op}. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Ops {
  /** The operations. */
  Op[] value();
}
