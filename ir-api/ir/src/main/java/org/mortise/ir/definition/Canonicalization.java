// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a canonicalization pattern: a static method {@code boolean name(FooOp op, PatternRewriter rewriter)} of an
 * operation's class, or of a class that {@link Op#patterns} of the operation names. The first parameter is the view of
 * the operation, one of its families, or an {@code Operation}; the pattern belongs to each operation that it accepts
 * and whose declaration reaches the class. Nothing else registers it. Patterns are tried in the order of their text.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Canonicalization {
  /** The title, by which pattern filters and debug output refer to the pattern. */
  String value();
}
