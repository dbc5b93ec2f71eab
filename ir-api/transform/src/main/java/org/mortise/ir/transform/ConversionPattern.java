// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import org.mortise.ir.Operation;

/** Replaces an operation in a {@link PartialConversion}. */
@FunctionalInterface
public interface ConversionPattern {
  /**
   * Replaces {@code op} if it matches. All changes go through {@code rewriter}, whose insertion point is before the
   * operation. A pattern that returns false must not have changed anything.
   */
  boolean matchAndRewrite(Operation op, ConversionRewriter rewriter);
}
